import { scim } from "@rollcall/api/scim";
import { webapi, webapiScopes } from "@rollcall/api/webapi";
import type { Store } from "../model/store.js";
import type { Person } from "../people/act.js";
import { createPeople } from "../people/create-people.js";
import type { AppAnswer, Question } from "../rules/interactivity/ask-app.js";
import { createEphemerals } from "../rules/messages/ephemerals.js";
import type { Id } from "../values/ids.js";
import { plainSealer, standardPrefixes } from "../values/secrets.js";
import { hooksUrlOf, siteAt } from "../values/site-addresses.js";
import type { World } from "../worlds/world.js";
import { openTestWorld, siteUrl } from "./create-test-store.js";
import { organizationWorld } from "./demo-world.js";

/** A question with its receiver. */
interface AskedQuestion {
  readonly appId: Id;
  readonly question: Question;
}

/** The answers of a test's apps: with a body, or an answer. Default: with an empty body. */
export type AnswerQuestion = (asked: AskedQuestion) => string | Omit<AppAnswer, "delivery"> | Promise<string>;

/** People of a world in a store in memory. */
export interface TestPeople {
  readonly store: Store;
  /** The questions to apps, oldest first. */
  readonly asked: readonly AskedQuestion[];
  /** The person with a user name. */
  person(name: string, workspace?: string): Promise<Person>;
}

/** Creates a world with people who can act. */
export async function createTestPeople(
  world: World = organizationWorld,
  answerQuestion: AnswerQuestion = () => "",
): Promise<TestPeople> {
  const { store, clock, ids } = await openTestWorld(world);
  const asked: AskedQuestion[] = [];
  const find = createPeople({
    definitions: { scim, webapi },
    store,
    clock,
    ids,
    siteUrl,
    site: siteAt(siteUrl),
    hooksUrl: hooksUrlOf(siteUrl),
    tokenPrefixes: standardPrefixes,
    sealer: plainSealer,
    updateTimeMs: 0,
    due: { plan: () => {} },
    ephemerals: createEphemerals(),
    scopes: new Set(webapiScopes),
    ask: async (appId, question) => {
      asked.push({ appId, question });
      const delivery = ids.id("Ev");
      const answer = await answerQuestion({ appId, question });
      // Each case of the union gets the same member.
      return typeof answer === "string" ? { ok: true, body: answer, delivery } : ({ ...answer, delivery } as AppAnswer);
    },
  });
  return {
    store,
    asked,
    person: async (name, workspace) => {
      const user = await store.users.byUserName(name);
      if (user === undefined) throw new Error(`There is no user ${name}.`);
      const found = await find(user, workspace);
      if (!found.ok) throw new Error(found.detail);
      return found.person;
    },
  };
}
