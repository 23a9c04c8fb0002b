import { webapiScopes } from "@rollcall/api/webapi";
import { type AskApp, hookWorldMark } from "@rollcall/service";
import {
  type ActOutcome,
  acceptInvitation,
  acts,
  createPeople,
  mayOpen,
  type Person,
  type SurfaceName,
} from "@rollcall/service/people";
import type { Store, User } from "@rollcall/service/store";
import type { ControlOutcome } from "../../control-refusal.js";
import type { Delivery, Methods, SeenMessage, SeenView } from "../../generated/control/index.js";
import type { ActName, LookName } from "../../names.js";
import type { World } from "../../worlds/world.js";
import { ControlError } from "../control-error.js";
import type { Controlled } from "../controlled.js";
import { defaultTimeoutMs, findUser } from "../lookups.js";
import { type ControlHandlers, inWorld } from "../operations.js";
import { type AskedAct, followApp, noteAsked, notePending, waitForModal } from "./follow-app.js";
import { recordAct } from "./record-act.js";
import { placeSeen } from "./seen-place.js";
import {
  countChanges,
  followChanges,
  type SeenMatch,
  seenKinds,
  toMatcher,
  type Waiting,
  type Waits,
  waitForSeen,
} from "./wait-for-seen.js";

type Names = Extract<keyof Methods, `people.${string}`>;

/** A message, as arguments that were checked to name one. */
interface MessageArguments {
  readonly channel: string;
  readonly ts: string;
}

function messageOf({ channel = "", ts = "" }: { readonly channel?: string; readonly ts?: string }): MessageArguments {
  return { channel, ts };
}

/** An act of a person: its arguments, and what the person sees of it. */
type Act<Name extends Names> = (
  sent: Methods[Name]["arguments"],
  person: Person,
) => Promise<ActOutcome<Omit<Methods[Name]["response"], "deliveries">>>;

/** Creates the operations for acts of people in a world. The journal has each act with the changes that it made. */
export function createPeopleOperations(controlled: Controlled): ControlHandlers<Names> {
  const countOf = countChanges(controlled);
  const does =
    <Name extends Exclude<Names, LookName>>(name: Name, act: Act<Name>) =>
    async (given: Methods[Name]["arguments"]) => {
      const placed = placeSeen(name, given);
      if (!placed.ok) return placed;
      const { sent } = placed;
      return inWorld(controlled.worlds, sent.world, (world) => perform(world, controlled, { name, sent, act }));
    };
  const shows =
    <Name extends LookName>(
      name: Name,
      see: (sent: Methods[Name]["arguments"], person: Person) => Promise<ActOutcome<Methods[Name]["response"]>>,
    ) =>
    async (given: Methods[Name]["arguments"]) => {
      const placed = placeSeen(name, given);
      if (!placed.ok) return placed;
      const { sent } = placed;
      return inWorld(controlled.worlds, sent.world, (world) => look(world, controlled, sent, see));
    };
  return {
    "people.acceptInvitation": (sent) =>
      inWorld(controlled.worlds, sent.world, (world) => accept(world, controlled, sent)),
    "people.post": does("people.post", ({ channel = "", ...sent }, person) => acts.post({ ...sent, channel }, person)),
    "people.call": does("people.call", acts.call),
    "people.edit": does("people.edit", (sent, person) => acts.edit({ ...sent, ...messageOf(sent) }, person)),
    "people.delete": does("people.delete", (sent, person) => acts.remove({ ...sent, ...messageOf(sent) }, person)),
    "people.react": does("people.react", (sent, person) => acts.react({ ...sent, ...messageOf(sent) }, person)),
    "people.unreact": does("people.unreact", (sent, person) => acts.unreact({ ...sent, ...messageOf(sent) }, person)),
    "people.pin": does("people.pin", (sent, person) => acts.pin({ ...sent, ...messageOf(sent) }, person)),
    "people.unpin": does("people.unpin", (sent, person) => acts.unpin({ ...sent, ...messageOf(sent) }, person)),
    "people.join": does("people.join", acts.join),
    "people.leave": does("people.leave", acts.leave),
    "people.invite": does("people.invite", acts.invite),
    "people.mark": does("people.mark", ({ channel = "", ...sent }, person) => acts.mark({ ...sent, channel }, person)),
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
    "people.messageShortcut": does("people.messageShortcut", (sent, person) =>
      acts.messageShortcut({ ...sent, ...messageOf(sent) }, person),
    ),
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
    "people.see": shows("people.see", ({ channel = "", ...sent }, person) => acts.see({ ...sent, channel }, person)),
    "people.seeActivity": shows("people.seeActivity", acts.seeActivity),
    "people.seeApp": shows("people.seeApp", acts.seeApp),
    "people.seeAssistant": shows("people.seeAssistant", acts.seeAssistant),
    "people.seeCanvas": shows("people.seeCanvas", acts.seeCanvas),
    "people.seeDocuments": shows("people.seeDocuments", acts.seeDocuments),
    "people.seeFile": shows("people.seeFile", acts.seeFile),
    "people.seeList": shows("people.seeList", acts.seeList),
    "people.seeStep": shows("people.seeStep", acts.seeStep),
    "people.seeWorkspace": shows("people.seeWorkspace", acts.seeWorkspace),
    "people.seeLatest": (sent, { signal }) =>
      inWorld(controlled.worlds, sent.world, (world) => seeLatest(world, controlled, sent, { signal, countOf })),
    "people.waitFor": (sent, { signal }) =>
      inWorld(controlled.worlds, sent.world, (world) => waitFor(world, controlled, sent, signal)),
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
  const waitMs = "wait_ms" in sent ? (sent.wait_ms ?? 0) : 0;
  return recordAct(world, controlled, {
    ...{ name, sent: withoutWait(sent), userId: () => user.id },
    run: async (store, stamps) => {
      const asked: AskedAct[] = [];
      const ask = noteAsked(world.delivery.ask, stamps, asked);
      const one = await personIn(world, controlled, { store, user, workspace: sent.workspace, ask });
      if (!one.ok) return one;
      const { person } = one;
      const modal = waitMs === 0 ? undefined : modalOf(name, sent);
      if (modal !== undefined) await waitForModal(world, controlled, user.id, () => mayOpen(modal.name, person));
      const outcome = await act(sent, person);
      const last = asked.at(-1);
      if (!outcome.ok || last === undefined || waitMs === 0) return outcome;
      notePending(world, user.id, last, waitMs);
      const isFollowed = await followApp(world, controlled, last, waitMs);
      // What is seen again has the keys of the answer.
      return isFollowed
        ? ((await seeAgain(name, sent, { seen: outcome, appId: last.appId }, person)) as typeof outcome)
        : outcome;
    },
  });
}

/** The act of the person, without the wait of its caller. */
function withoutWait(sent: object): object {
  const { wait_ms: _, ...done } = { wait_ms: undefined, ...sent };
  return done;
}

/** The modal that an act is about, by a name. Undefined if it is about something else. */
function modalOf(name: ActName, sent: object): { readonly name: string | undefined } | undefined {
  const view = "view" in sent && typeof sent.view === "string" ? sent.view : undefined;
  return name === "people.submit" || view !== undefined ? { name: view } : undefined;
}

/** The view of a person after an act, once the app has done more than acknowledge it. */
async function seeAgain(
  name: ActName,
  sent: object,
  { seen, appId }: { readonly seen: object; readonly appId: string },
  person: Person,
): Promise<object> {
  if (name !== "people.click" && name !== "people.choose" && name !== "people.type") {
    const { view: _before, ...kept } = { view: undefined, ...seen };
    return { ...kept, ...(await acts.seeView(appId, person)) };
  }
  const { channel, ts, view, home }: Partial<ElementPlace> = sent;
  const {
    view: _view,
    home: _home,
    message: _message,
    channel: _channel,
    ...kept
  } = seen as Readonly<Record<string, unknown>>;
  return { ...kept, ...(await acts.seeUsed(toSurface({ channel, ts, view, home }), appId, person)) };
}

/** Waits until a person sees a message or a view with the wanted values. */
async function waitFor(
  world: World,
  controlled: Controlled,
  sent: Methods["people.waitFor"]["arguments"],
  signal: AbortSignal,
): Promise<ControlOutcome<Methods["people.waitFor"]["response"]>> {
  const { text, from, where = {}, view: name, timeout_ms: timeoutMs } = sent;
  if (name !== undefined) {
    const values = toMatcher(seenKinds.view, where, "/where");
    if (!values.ok) return values;
    const test = (view: SeenView) => seenKinds.view.hasText(view, name) && values.matches(view);
    const found = await waitForView(world, controlled, sent, { test, timeoutMs, signal });
    return found.ok ? { ok: true, view: found.view } : found;
  }
  const author = from === undefined ? undefined : await findUser(world.store, from);
  if (author?.ok === false) return author;
  const values = toMatcher(seenKinds.message, where, "/where");
  if (!values.ok) return values;
  const test = (message: SeenMessage) =>
    (text === undefined || seenKinds.message.hasText(message, text)) &&
    (author === undefined || message.user === author.user.id) &&
    values.matches(message);
  const found = await waitForMessage(world, controlled, sent, { test, timeoutMs, signal });
  return found.ok ? { ok: true, message: found.message } : found;
}

/** The view of a person, after the next change of the world if there was none since a mark. */
async function seeLatest(
  world: World,
  controlled: Controlled,
  { mark, timeout_ms: timeoutMs = defaultTimeoutMs, ...sent }: Methods["people.seeLatest"]["arguments"],
  { signal, countOf }: { readonly signal: AbortSignal; readonly countOf: (world: World) => string },
): Promise<ControlOutcome<Methods["people.seeLatest"]["response"]>> {
  if (mark === countOf(world)) {
    const changes = followChanges(world, controlled, { timeoutMs, signal });
    await changes.next();
    changes.stop();
  }
  const now = countOf(world);
  const [seen, views] = [
    await look(world, controlled, sent, acts.seeLatest),
    await look(world, controlled, sent, acts.seeAllViews),
  ];
  if (!seen.ok) return seen;
  return views.ok ? { ...seen, views: views.views, mark: now } : views;
}

interface WaitOptions<Seen> extends SeenMatch<Seen> {
  readonly signal?: AbortSignal;
}

/** Creates the waits of tests in the same process, which find what they want with a function. */
export function createWaits(controlled: Controlled): Waits {
  return {
    message: async (sent, match) => {
      const waited = await inWorld(controlled.worlds, sent.world, (world) =>
        waitForMessage(world, controlled, sent, match),
      );
      if (!waited.ok) throw new ControlError("people.waitFor", waited);
      return waited.message;
    },
    view: async (sent, match) => {
      const waited = await inWorld(controlled.worlds, sent.world, (world) =>
        waitForView(world, controlled, sent, match),
      );
      if (!waited.ok) throw new ControlError("people.waitFor", waited);
      return waited.view;
    },
  };
}

/** Waits until a person sees a message that matches: the first one. */
async function waitForMessage(
  world: World,
  controlled: Controlled,
  { person, workspace, ...where }: Waiting,
  { test, timeoutMs = defaultTimeoutMs, ...options }: WaitOptions<SeenMessage>,
): Promise<ControlOutcome<{ readonly message: SeenMessage }>> {
  const matcher = toMatcher(seenKinds.message, test);
  if (!matcher.ok) return matcher;
  const waited = await waitForSeen(world, controlled, {
    ...{ who: person, what: "message", timeoutMs, ...options },
    look: async () => {
      const sent = { person, workspace, ...where };
      const seen = await look(world, controlled, sent, acts.seeLatest);
      return seen.ok ? { ok: true, messages: seen.messages, views: [] } : seen;
    },
    find: ({ messages }) => messages.find(matcher.matches),
  });
  return waited.ok ? { ok: true, message: waited.found } : waited;
}

/** Waits until a person has a view open that matches, or the home of an app. */
async function waitForView(
  world: World,
  controlled: Controlled,
  { person, workspace }: Waiting,
  { test, timeoutMs = defaultTimeoutMs, ...options }: WaitOptions<SeenView>,
): Promise<ControlOutcome<{ readonly view: SeenView }>> {
  const matcher = toMatcher(seenKinds.view, test);
  if (!matcher.ok) return matcher;
  const waited = await waitForSeen(world, controlled, {
    ...{ who: person, what: "view", timeoutMs, ...options },
    look: async () => {
      const seen = await look(world, controlled, { person, workspace }, acts.seeAllViews);
      return seen.ok ? { ok: true, messages: [], views: seen.views } : seen;
    },
    find: ({ views }) => views.find(matcher.matches),
  });
  return waited.ok ? { ok: true, view: waited.found } : waited;
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
async function look<Sent extends { readonly person: string; readonly workspace?: string | undefined }, Seen>(
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
