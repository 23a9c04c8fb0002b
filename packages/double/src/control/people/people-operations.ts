import { webapiScopes } from "@rollcall/api/webapi";
import { type AskApp, hookWorldMark } from "@rollcall/service";
import {
  type ActOutcome,
  acceptInvitation,
  acts,
  createPeople,
  type Person,
  type SurfaceName,
} from "@rollcall/service/people";
import type { Store, User } from "@rollcall/service/store";
import type { ControlOutcome } from "../../control-refusal.js";
import type { Delivery, Methods } from "../../generated/control/index.js";
import type { ActName, LookName } from "../../names.js";
import type { World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";
import { findUser } from "../lookups.js";
import { type ControlHandlers, inWorld } from "../operations.js";
import { recordAct } from "./record-act.js";

type Names = Extract<keyof Methods, `people.${string}`>;

/** An act of a person: its arguments, and what the person sees of it. */
type Act<Name extends Names> = (
  sent: Methods[Name]["arguments"],
  person: Person,
) => Promise<ActOutcome<Omit<Methods[Name]["response"], "deliveries">>>;

/** Creates the operations for acts of people in a world. The journal has each act with the changes that it made. */
export function createPeopleOperations(controlled: Controlled): ControlHandlers<Names> {
  const does =
    <Name extends Exclude<Names, LookName>>(name: Name, act: Act<Name>) =>
    (sent: Methods[Name]["arguments"]) =>
      inWorld(controlled.worlds, sent.world, (world) => perform(world, controlled, { name, sent, act }));
  return {
    "people.acceptInvitation": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => accept(world, controlled, sent)),
    "people.post": does("people.post", acts.post),
    "people.call": does("people.call", acts.call),
    "people.edit": does("people.edit", acts.edit),
    "people.delete": does("people.delete", acts.remove),
    "people.react": does("people.react", acts.react),
    "people.unreact": does("people.unreact", acts.unreact),
    "people.pin": does("people.pin", acts.pin),
    "people.unpin": does("people.unpin", acts.unpin),
    "people.join": does("people.join", acts.join),
    "people.leave": does("people.leave", acts.leave),
    "people.invite": does("people.invite", acts.invite),
    "people.mark": does("people.mark", acts.mark),
    "people.createChannel": does("people.createChannel", ({ private: isPrivate, ...sent }, person) =>
      acts.createChannel({ ...sent, ...(isPrivate !== undefined && { isPrivate }) }, person),
    ),
    "people.openDm": does("people.openDm", acts.openDm),
    "people.openAssistant": does("people.openAssistant", acts.openAssistant),
    "people.openHome": does("people.openHome", acts.openHome),
    "people.stop": does("people.stop", acts.stop),
    "people.renameSession": does("people.renameSession", acts.renameSession),
    "people.command": does("people.command", acts.command),
    "people.shortcut": does("people.shortcut", acts.shortcut),
    "people.messageShortcut": does("people.messageShortcut", acts.messageShortcut),
    "people.submit": does("people.submit", acts.submit),
    "people.close": does("people.close", acts.close),
    "people.click": does("people.click", ({ channel, ts, view, home, ...sent }, person) =>
      acts.click({ ...sent, surface: toSurface({ channel, ts, view, home }) }, person),
    ),
    "people.choose": does("people.choose", ({ channel, ts, view, home, ...sent }, person) =>
      acts.choose({ ...sent, surface: toSurface({ channel, ts, view, home }) }, person),
    ),
    "people.type": does("people.type", ({ channel, ts, view, home, ...sent }, person) =>
      acts.type({ ...sent, surface: toSurface({ channel, ts, view, home }) }, person),
    ),
    "people.setStatus": does("people.setStatus", acts.setStatus),
    "people.setPresence": does("people.setPresence", acts.setPresence),
    "people.install": does("people.install", acts.install),
    "people.uninstall": does("people.uninstall", acts.uninstall),
    "people.grantAccess": does("people.grantAccess", acts.grantAccess),
    "people.revokeAccess": does("people.revokeAccess", acts.revokeAccess),
    "people.runStep": (sent) => inWorld(controlled.worlds, sent.world, (world) => runStep(world, controlled, sent)),
    "people.see": (sent) => inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.see)),
    "people.seeActivity": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeActivity)),
    "people.seeCanvas": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeCanvas)),
    "people.seeDocuments": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeDocuments)),
    "people.seeList": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeList)),
    "people.seeApp": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeApp)),
    "people.seeAssistant": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeAssistant)),
    "people.seeFile": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeFile)),
    "people.seeStep": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeStep)),
    "people.seeWorkspace": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, acts.seeWorkspace)),
  };
}

/** The place of an element, as arguments that were checked to name one place. */
interface ElementPlace {
  readonly channel: string | undefined;
  readonly ts: string | undefined;
  readonly view: string | undefined;
  readonly home: string | undefined;
}

function toSurface({ channel = "", ts = "", view, home }: ElementPlace): SurfaceName {
  if (view !== undefined) return { view };
  return home === undefined ? { channel, ts } : { home };
}

interface Performance<Name extends ActName> {
  readonly name: Name;
  readonly sent: Methods[Name]["arguments"];
  readonly act: Act<Name>;
}

/** Does something as a person, and waits until what apps receive because of it was attempted. */
async function perform<Name extends ActName>(
  world: World,
  controlled: Controlled,
  { name, sent, act }: Performance<Name>,
): Promise<
  ControlOutcome<Omit<Methods[Name]["response"], "deliveries"> & { readonly deliveries: readonly Delivery[] }>
> {
  const found = await findUser(world.store, sent.person);
  if (!found.ok) return found;
  const { user } = found;
  return recordAct(world, controlled, {
    ...{ name, sent, userId: () => user.id },
    run: async (store, stamps) => {
      const ask = noteAsked(world.delivery.ask, stamps);
      const one = await personIn(world, controlled, { store, user, workspace: sent.workspace, ask });
      return one.ok ? act(sent, one.person) : one;
    },
  });
}

/** Accepts an invitation. The person becomes a user by it. */
function accept(world: World, controlled: Controlled, sent: Methods["people.acceptInvitation"]["arguments"]) {
  const { person: email, workspace, user_name: userName, name } = sent;
  const accepting = {
    email,
    ...(workspace !== undefined && { workspace }),
    ...(userName !== undefined && { userName }),
    ...(name !== undefined && { name }),
  };
  const { clock, ids, due } = world;
  const { siteUrl } = controlled.service;
  return recordAct<Omit<Methods["people.acceptInvitation"]["response"], "deliveries">>(world, controlled, {
    ...{ name: "people.acceptInvitation", sent },
    userId: (entered) => entered?.user,
    run: async (store) => {
      const entered = await acceptInvitation(accepting, { store, clock, ids, due, siteUrl });
      if (!entered.ok) return entered;
      const { user, workspaceId, channelIds } = entered;
      return { ok: true, user: user.id, user_name: user.userName, workspace: workspaceId, channels: channelIds };
    },
  });
}

/** Runs a step. The answer has the run as it is after the app received it. */
async function runStep(world: World, controlled: Controlled, sent: Methods["people.runStep"]["arguments"]) {
  const ran = await perform(world, controlled, { name: "people.runStep", sent, act: acts.runStep });
  if (!ran.ok) return ran;
  const { bot: _bot, step: _step, inputs: _inputs, ...who } = sent;
  const seen = await look(world, controlled, { ...who, execution: ran.execution.id }, acts.seeStep);
  return seen.ok ? { ...ran, execution: seen.execution } : ran;
}

/** Reads the current view of a person. It changes nothing, so that the journal does not have it. */
async function look<Sent extends Methods[LookName]["arguments"], Seen>(
  world: World,
  controlled: Controlled,
  sent: Sent,
  see: (sent: Sent, person: Person) => Promise<ActOutcome<Seen>>,
): Promise<ControlOutcome<Seen>> {
  const found = await findUser(world.store, sent.person);
  if (!found.ok) return found;
  const { store, delivery } = world;
  const acting = { store, user: found.user, workspace: sent.workspace, ask: delivery.ask };
  const one = await personIn(world, controlled, acting);
  return one.ok ? see(sent, one.person) : one;
}

interface Acting {
  readonly store: Store;
  readonly user: User;
  readonly workspace: string | undefined;
  readonly ask: AskApp;
}

function personIn(world: World, { worlds, service }: Controlled, { store, user, workspace, ask }: Acting) {
  const { clock, ids, due, ephemerals, name } = world;
  const scopes = new Set<string>(webapiScopes);
  const ofWorld = name === worlds.first.name ? "" : `/${hookWorldMark}${name}`;
  const hooksUrl = `${service.hooksUrlNow()}${ofWorld}`;
  const findPerson = createPeople({
    ...{ ...service, store, clock, ids, due, ephemerals, ask, hooksUrl, scopes },
    updateTimeMs: 0,
  });
  return findPerson(user, workspace);
}

/** Notes the exchanges with apps. */
function noteAsked(ask: AskApp, stamps: string[]): AskApp {
  return async (appId, question) => {
    const answer = await ask(appId, question);
    stamps.push(answer.delivery);
    return answer;
  };
}
