import type { Write } from "../model/store.js";
import { agentSessionSection, agentSessionWrites, checkAgentSessions } from "./agent-sessions.js";
import {
  appRequestSection,
  appRequestWrites,
  appResolutionSection,
  appResolutionWrites,
  checkRequests,
  checkResolutions,
} from "./approvals.js";
import { appSection, appWrites, checkManifests, checkWebhooks } from "./apps.js";
import { bookmarkSection, bookmarkWrites, checkBookmarks } from "./bookmarks.js";
import { canvasSection, canvasWrites, checkCanvases } from "./canvases.js";
import {
  channelSection,
  checkDms,
  checkDrafts,
  checkReads,
  checkSharing,
  checkSingleChannelGuests,
} from "./channels.js";
import { channelWrites } from "./channels-writes.js";
import { checkDoNotDisturb, doNotDisturbSection, doNotDisturbWrites } from "./do-not-disturb.js";
import { checkEmoji, emojiSection, emojiWrites } from "./emoji.js";
import { fileSection, fileWrites, uploadSection, uploadWrites } from "./files.js";
import {
  checkCallbackIds,
  checkExecutions,
  executionSection,
  executionWrites,
  functionSection,
  functionWrites,
} from "./functions.js";
import { checkConnections, checkDetails, checkMembers, groupSection, groupWrites } from "./groups.js";
import { oauthCodeSection, oauthCodeWrites } from "./installs.js";
import {
  checkResponseUrls,
  checkTriggers,
  responseUrlSection,
  responseUrlWrites,
  triggerSection,
  triggerWrites,
} from "./interactivity.js";
import { checkInvitations, invitationSection, invitationWrites } from "./invitations.js";
import { listSection } from "./lists.js";
import { checkLists, checkListWorkspaces } from "./lists-checks.js";
import { listWrites } from "./lists-writes.js";
import { checkMessages, messageSection, messageWrites } from "./messages.js";
import { checkHome, checkNetworks, workspaceSection, workspaceWrites } from "./organizations.js";
import {
  checkCustomFields,
  checkNames,
  customFieldSection,
  customFieldWrites,
  profileFieldSection,
  profileFieldWrites,
} from "./profile-fields.js";
import { checkRepetitions, crmOrganizationSection, crmWrites } from "./record-channels.js";
import { checkReminders, reminderSection, reminderWrites } from "./reminders.js";
import { checkRoleEntities, roleAssignmentSection, roleAssignmentWrites } from "./roles.js";
import { checkScheduledMessages, scheduledMessageSection, scheduledMessageWrites } from "./scheduled-messages.js";
import type { SectionCheck, WorldSection, WriteContext } from "./section.js";
import { checkTokens, tokenSection, tokenWrites } from "./tokens.js";
import { checkUsers, userSection } from "./users.js";
import { checkCustomValues, userWrites } from "./users-writes.js";
import { checkViews, viewSection, viewWrites } from "./views.js";
/** All sections of a world file, in order. A section's writes may depend on those of the sections before it. */
export const worldSections = [
  storeSection(workspaceSection, workspaceWrites, checkHome, checkNetworks),
  storeSection(userSection, userWrites, checkUsers, checkCustomValues),
  storeSection(profileFieldSection, profileFieldWrites, checkNames),
  storeSection(customFieldSection, customFieldWrites, checkCustomFields),
  storeSection(emojiSection, emojiWrites, checkEmoji),
  storeSection(doNotDisturbSection, doNotDisturbWrites, checkDoNotDisturb),
  storeSection(
    channelSection,
    channelWrites,
    checkDms,
    checkDrafts,
    checkReads,
    checkSingleChannelGuests,
    checkSharing,
  ),
  storeSection(groupSection, groupWrites, checkMembers, checkConnections, checkDetails),
  storeSection(appSection, appWrites, checkManifests, checkWebhooks),
  storeSection(appResolutionSection, appResolutionWrites, checkResolutions),
  storeSection(appRequestSection, appRequestWrites, checkRequests),
  storeSection(fileSection, fileWrites),
  storeSection(uploadSection, uploadWrites),
  storeSection(messageSection, messageWrites, checkMessages),
  storeSection(bookmarkSection, bookmarkWrites, checkBookmarks),
  storeSection(scheduledMessageSection, scheduledMessageWrites, checkScheduledMessages),
  storeSection(reminderSection, reminderWrites, checkReminders),
  storeSection(functionSection, functionWrites, checkCallbackIds),
  storeSection(executionSection, executionWrites, checkExecutions),
  storeSection(crmOrganizationSection, crmWrites, checkRepetitions),
  storeSection(listSection, listWrites, checkLists, checkListWorkspaces),
  storeSection(canvasSection, canvasWrites, checkCanvases),
  storeSection(agentSessionSection, agentSessionWrites, checkAgentSessions),
  storeSection(viewSection, viewWrites, checkViews),
  storeSection(triggerSection, triggerWrites, checkTriggers),
  storeSection(responseUrlSection, responseUrlWrites, checkResponseUrls),
  storeSection(roleAssignmentSection, roleAssignmentWrites, checkRoleEntities),
  storeSection(invitationSection, invitationWrites, checkInvitations),
  storeSection(tokenSection, tokenWrites, checkTokens),
  storeSection(oauthCodeSection, oauthCodeWrites),
] as const;

/** Any section with its rules, where the types of items do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: functions of a section take only its own items, so no other type fits them all.
export type AnyStoredSection = StoredSection<string, any>;

/** A section with the rules of its items. */
interface StoredSection<Key extends string, Item> extends WorldSection<Key, Item> {
  /** Returns what is stored of the items. */
  readonly toWrites: ToWrites<Item>;
  readonly checks: readonly SectionCheck<Item>[];
}

type ToWrites<Item> = (items: readonly Item[], context: WriteContext) => readonly Write[];

/** Adds to a section what is stored of its items, and the checks of them. */
function storeSection<Key extends string, Item>(
  section: WorldSection<Key, Item>,
  toWrites: ToWrites<Item>,
  ...checks: readonly SectionCheck<Item>[]
): StoredSection<Key, Item> {
  return { ...section, toWrites, checks };
}
