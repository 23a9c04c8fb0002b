import { describe, onTestFinished } from "vitest";
import type { Store } from "../model/store.js";
import { describeActivity } from "./cases/activity.js";
import { describeChannelSearch } from "./cases/administration/channel-search.js";
import { describeRoles } from "./cases/administration/roles.js";
import { describeAgentSessions } from "./cases/agent-sessions.js";
import { describeAtomicity } from "./cases/atomicity.js";
import { describeChangedMessages } from "./cases/changed-messages.js";
import { describeChannels } from "./cases/channels.js";
import { describeConcurrency } from "./cases/concurrency.js";
import { describeConnections } from "./cases/connections.js";
import { describeConversations } from "./cases/conversations.js";
import { describeDocuments } from "./cases/documents.js";
import { describeEvents } from "./cases/events.js";
import { describeExpectations } from "./cases/expectations.js";
import { describeFiles } from "./cases/files.js";
import { describeFunctions } from "./cases/functions.js";
import { describeGroups } from "./cases/groups.js";
import { describeLargeDirectory } from "./cases/large-directory.js";
import { describeLists } from "./cases/lists.js";
import { describeMessages } from "./cases/messages.js";
import { describeContents } from "./cases/processes/contents.js";
import { describeLocks } from "./cases/processes/locks.js";
import { describeSockets } from "./cases/processes/sockets.js";
import { describeRates } from "./cases/rates.js";
import { describeReactions } from "./cases/reactions.js";
import { describeSearch } from "./cases/search.js";
import { describeSeenUsers } from "./cases/seen-users.js";
import { describeTokens } from "./cases/tokens.js";
import { describeUniqueness } from "./cases/uniqueness.js";
import { describeUserFilters } from "./cases/user-filters.js";
import { describeUsers } from "./cases/users.js";
import { describeCallers } from "./equivalence/describe-callers.js";
import { describeCommits, type StorePair } from "./equivalence/describe-commits.js";
import { describeReceivers } from "./equivalence/describe-receivers.js";
import type { OpenStore } from "./open-store.js";

/**
 * Describes, as Vitest tests, what every store does. To test a new store, write one test file that calls this.
 * @param name name of the tested store
 * @param create opens a store over a fresh, empty database; the kit closes it
 */
export function describeStore(name: string, create: () => Promise<Store>): void {
  const open: OpenStore = async () => {
    const store = await create();
    onTestFinished(() => store.close());
    return store;
  };
  describe(name, () => {
    describeDocuments(open);
    describeUsers(open);
    describeSeenUsers(open);
    describeUserFilters(create);
    describeLargeDirectory(open);
    describeGroups(open);
    describeConnections(open);
    describeChannels(open);
    describeConversations(open);
    describeMessages(open);
    describeChangedMessages(open, create);
    describeActivity(open);
    describeReactions(open);
    describeRoles(open);
    describeChannelSearch(open);
    describeEvents(open);
    describeSearch(open, create);
    describeFiles(open);
    describeFunctions(open);
    describeTokens(open);
    describeLists(open);
    describeAgentSessions(open);
    describeExpectations(open, create);
    describeUniqueness(open);
    describeAtomicity(open);
    describeConcurrency(open);
    describeLocks(open);
    describeSockets(open);
    describeContents(open);
    describeRates(open);
  });
}

/**
 * Describes, as Vitest tests, that two stores do the same: random commits get the same answers, and leave the same
 * documents, callers and events.
 * @param name name of the tested store
 * @param pair opens the tested store and the one that it is compared with, such as SQLite in memory
 */
export function describeEquivalence(name: string, pair: StorePair): void {
  describe(name, () => {
    describeCommits(pair);
    describeCallers(pair);
    describeReceivers(pair);
  });
}
