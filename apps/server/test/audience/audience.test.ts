import type { EventClass, EventRow } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";
import { commitEvents, type Installation, installations } from "./installations.js";
import { receivedOf } from "./open-audience.js";
import { type Place, places } from "./places.js";
import { kindsOf, triggers } from "./triggers.js";

/** The installations that receive the events of each class, among the apps that subscribe to them and have a scope for them. */
const audiences: Readonly<Record<EventClass, (installation: Installation, place: Place) => boolean>> = {
  /** Each app receives its own. */
  app: () => true,
  /** Events about a user, who is mia, are for the tokens of that user. */
  user: (installation, place) => installation.user === "mia" && isCovered(installation, place),
  workspace: isCovered,
  contextual: (installation, place) => isCovered(installation, place) && sees(installation, place),
};

function isCovered({ covers }: Installation, { workspaces }: Place): boolean {
  return workspaces.some((workspace) => covers.includes(workspace));
}

function sees({ kind, user, isGuest }: Installation, place: Place): boolean {
  return place.members.includes(user) || (place.kind === "public" && kind === "user" && isGuest === undefined);
}

const cases = Object.entries(triggers).flatMap(([type, { in: where, act }]) =>
  where.map((name) => ({ type, name, place: places[name], act })),
);

const contextual = commitEvents.filter(({ class: its }) => its === "contextual");

/** Nobody leaves a group direct message. */
function cannotHappen(type: string, kind: string): boolean {
  return type === "member_left_channel" && kind === "mpim";
}

describe("the audience of events", () => {
  it("is stated for every event that commits bring about", () => {
    const stated = commitEvents.map(({ wireName }) => wireName);
    expect(Object.keys(triggers).toSorted()).toEqual(stated.toSorted());
  });

  it.each(contextual)("of $wireName is stated for each kind of conversation", ({ wireName, subscriptions }) => {
    const stated = kindsOf(wireName);
    const kinds = subscriptions.flatMap(({ kind }) => kind ?? []);
    expect(kinds.filter((kind) => !stated.has(kind) && !cannotHappen(wireName, kind))).toEqual([]);
  });

  it.each(cases)("of $type is that of its class: $name", async ({ type, place, act }) => {
    const { event, form } = formOf(type, place);
    const received = await receivedOf({ subscription: form.name, scopes: form.scopes }, (actions) =>
      act(actions, place.id),
    );
    const apps = received.filter((each) => each.type === type).map(({ app }) => app);
    const wanted = installations.filter((each) => mayReceive(each, form.scopes) && audiences[event.class](each, place));
    expect([...new Set(apps)].toSorted()).toEqual(wanted.map(({ name }) => name).toSorted());
  });
});

function formOf(type: string, place: Place) {
  const event: EventRow | undefined = commitEvents.find(({ wireName }) => wireName === type);
  const forms = event?.subscriptions ?? [];
  const form = forms.find(({ kind }) => kind === undefined || place.kind === undefined || kind === place.kind);
  if (event === undefined || form === undefined) throw new Error(`No commit brings about ${type} there.`);
  return { event, form };
}

function mayReceive({ lacks }: Installation, scopes: readonly string[]): boolean {
  return lacks === undefined || (lacks === "scope" && scopes.length === 0);
}
