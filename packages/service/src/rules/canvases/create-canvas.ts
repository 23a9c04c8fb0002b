import type {
  CanvasesCreateArguments,
  CanvasesCreateRefusal,
  ConversationsCanvasesCreateArguments,
  ConversationsCanvasesCreateCanvasCreationFailed,
  ConversationsCanvasesCreateRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { Clock } from "@rollcall/scim-core";
import type { MethodContext, MethodOutcome, Reason } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { type Canvas, canvases } from "../../model/canvas.js";
import { type Channel, channels } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Workspace } from "../../model/organization.js";
import { hasVersion, put } from "../../model/port/document.js";
import { type PausableWork, runWithPauses, type SectionRun, toRun } from "../../model/section-run.js";
import type { Batch, Store } from "../../model/store.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { type FoundConversation, findConversation } from "../conversations/find-conversation.js";
import type { MissingScope } from "../conversations/refusal.js";
import { isGranted } from "../directory/reach.js";
import { workspaceOf } from "../messages/posting.js";
import { lengthProblem, parseSections, readTitle } from "./markdown/sections.js";

type CreateCanvasOutcome = MethodOutcome<Methods["canvases.create"]>;
type Refusal = Extract<CreateCanvasOutcome, { readonly ok: false }>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<CanvasesCreateRefusal["error"] | "team_access_not_granted">("everyday-2#canvases");

/** Dependencies of `canvases.create`. */
interface CreateOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly clock: Pick<Clock, "sleep">;
}

/** Creates a canvas of the caller, or of a channel. */
export function createCreateCanvas({ store, ids, clock }: CreateOptions) {
  return (sent: CanvasesCreateArguments, context: Context): Promise<CreateCanvasOutcome> =>
    decide<CreateCanvasOutcome>(store, async (): Promise<Decision<CreateCanvasOutcome>> => {
      const place = await findPlace(sent.channel_id, context.caller, store);
      if (!place.ok) return { kind: "answer", answer: place };
      const { ok: _found, ...at } = place;
      const newId = () => ids.id(idPrefixes.canvasSection);
      const content = await runWithPauses(readNewContent(sent, at.channel?.name ?? "Untitled", newId), clock);
      if (!content.ok) return { kind: "answer", answer: content };
      const id = ids.id(idPrefixes.canvas);
      return {
        kind: "commit",
        batch: toNewCanvas({ id, ...at, content }, context),
        answer: () => ({ ok: true, canvas_id: id }),
      };
    });
}

type Place = { readonly ok: true; readonly workspaceId: Id; readonly channel?: Channel } | Refusal;

async function findPlace(channelId: string | undefined, caller: WebapiCaller, store: Store): Promise<Place> {
  return channelId === undefined ? findWorkspace(caller) : findChannel(channelId, caller, store);
}

function findWorkspace({ token, user, workspace: { id, plan } }: WebapiCaller): Place {
  if (!isGranted(token, id)) {
    return refuse("team_access_not_granted", id, "a workspace that the installation was granted to");
  }
  if (user?.guest !== undefined) return refuse("restricted_action", user.id, "a full member");
  if (plan === "free") return refuse("free_teams_cannot_create_non_tabbed_canvases", plan, "a channel, or a paid plan");
  return { ok: true, workspaceId: id };
}

async function findChannel(channelId: string, caller: WebapiCaller, store: Store): Promise<Place> {
  const found = await findCanvasChannel(channelId, caller, store);
  if (!found.ok) {
    return found.error === "channel_not_found" ? refuseContent("channel_id: no channel has this identifier") : found;
  }
  const { channel, home } = found;
  if (channel.canvas !== undefined && home.plan === "free") {
    return refuse("free_team_canvas_tab_already_exists", channel.canvas.id, "a channel without a canvas");
  }
  return { ok: true, workspaceId: channel.workspaceId, channel };
}

type CreateChannelCanvasOutcome = MethodOutcome<Methods["conversations.canvases.create"]>;

/** Creates the canvas of a channel. */
export function createCreateChannelCanvas(options: CreateOptions) {
  return (sent: ConversationsCanvasesCreateArguments, context: Context): Promise<CreateChannelCanvasOutcome> =>
    decide(options.store, () => decideCreating(sent, context, options));
}

async function decideCreating(
  sent: ConversationsCanvasesCreateArguments,
  context: Context,
  { store, ids, clock }: CreateOptions,
): Promise<Decision<CreateChannelCanvasOutcome>> {
  const found = await findCanvasPlace(sent.channel_id, context.caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const { channel } = found;
  const newId = () => ids.id(idPrefixes.canvasSection);
  const read = await runWithPauses(readNewContent(sent, channel.name ?? "", newId), clock);
  if (!read.ok) return { kind: "answer", answer: read };
  const id = ids.id(idPrefixes.canvas);
  return {
    kind: "commit",
    batch: toNewCanvas({ id, workspaceId: channel.workspaceId, content: read, channel }, context),
    answer: () => ({ ok: true, canvas_id: id }),
  };
}

const refusePlace = createRefuse<ConversationsCanvasesCreateRefusal["error"]>("everyday-1#conversations");

type RefusedEach<Code extends string> = Code extends string ? Refused<Code> : never;
type ChannelRefusal = RefusedEach<
  "canvas_disabled_user_team" | "channel_not_found" | "restricted_action" | "team_access_not_granted"
>;
type SecondRefusal = Refused<"channel_canvas_already_exists" | "free_team_canvas_tab_already_exists">;

type Found = Extract<FoundConversation, { readonly ok: true }>;

/** A channel that the caller may give a canvas, and its workspace. */
interface CanvasPlace extends Found {
  readonly home: Workspace;
}

/** Finds a channel that the caller may give its own canvas. */
async function findCanvasPlace(id: string, caller: WebapiCaller, store: Pick<Store, "channels" | "organizations">) {
  const found = await findCanvasChannel(id, caller, store);
  return found.ok ? (refuseSecond(found, found.home) ?? found) : found;
}

/** Finds a channel that the caller may give a canvas, whether it has one or not. */
async function findCanvasChannel(
  id: string,
  caller: WebapiCaller,
  store: Pick<Store, "channels" | "organizations">,
): Promise<CanvasPlace | ChannelRefusal | MissingScope> {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  if (!found.ok) return found;
  const { channel } = found;
  if (channel.kind === "im" || channel.kind === "mpim")
    return refusePlace("channel_not_found", channel.kind, "a channel");
  const home = await workspaceOf(channel, caller, store);
  if (home.disabledFeatures.includes("canvases")) {
    return refusePlace("canvas_disabled_user_team", home.id, "a workspace with canvases");
  }
  return refuseCaller(found, caller) ?? { ...found, home };
}

function refuseCaller({ channel, membership }: SeenChannel, { user }: WebapiCaller): ChannelRefusal | undefined {
  if (channel.archived) return refusePlace("restricted_action", channel.id, "a channel that is not archived");
  if (membership === undefined)
    return refusePlace("restricted_action", channel.id, "a channel that the caller has joined");
  return user?.guest === undefined ? undefined : refusePlace("restricted_action", user.id, "a full member");
}

function refuseSecond({ channel: { canvas } }: SeenChannel, { plan }: Workspace): SecondRefusal | undefined {
  if (canvas === undefined) return undefined;
  const code = plan === "free" ? "free_team_canvas_tab_already_exists" : "channel_canvas_already_exists";
  return refusePlace(code, canvas.id, "a channel without a canvas");
}

/** Title and sections of a new canvas. */
interface NewContent {
  readonly title: string;
  readonly sections: readonly SectionRun[];
}

/** Refusal of the content, with its problems. */
interface NewContentRefusal extends ConversationsCanvasesCreateCanvasCreationFailed {
  readonly ok: false;
  readonly reason: Reason;
}

type Content = Pick<ConversationsCanvasesCreateArguments, "title" | "document_content">;

/**
 * Reads the title and the content of a new canvas.
 * @param defaultTitle title if none is sent, or an empty one
 * @param newId makes the ID of the sections
 */
function* readNewContent(
  { title = "", document_content: content }: Content,
  defaultTitle: string,
  newId: () => string,
): PausableWork<({ readonly ok: true } & NewContent) | NewContentRefusal> {
  const markdown = content?.markdown ?? "";
  const tooLong = lengthProblem(title, "title") ?? lengthProblem(markdown);
  if (tooLong !== undefined) return refuseContent(tooLong);
  const read = yield* readTitle(title === "" ? defaultTitle : title);
  if (!read.ok) return refuseContent(read.detail);
  const parsed = yield* parseSections(markdown);
  if (!parsed.ok) return refuseContent(parsed.detail);
  const sections = parsed.starts.length === 0 ? [] : [yield* toRun(newId(), markdown, parsed.starts)];
  return { ok: true, title: read.title, sections };
}

/** Refuses to create a canvas. */
function refuseContent(detail: string): NewContentRefusal {
  const reason = { rule: "everyday-1#conversations", found: detail };
  return { ok: false, error: "canvas_creation_failed", detail, reason };
}

/** A canvas to create. */
interface NewCanvas {
  readonly id: Id;
  readonly workspaceId: Id;
  readonly content: NewContent;
  /** Absent for a standalone canvas. */
  readonly channel?: Channel;
}

/** The commit of a new canvas. The first canvas of a channel is the one that the channel shows. */
function toNewCanvas(
  { id, workspaceId, content: { title, sections }, channel }: NewCanvas,
  { caller, now }: MethodContext<WebapiCaller>,
): Batch {
  const canvas: Canvas = {
    id,
    version: 1,
    created: toInstant(now.getTime()),
    workspaceId,
    ownerId: caller.user?.id ?? "",
    title,
    ...(channel !== undefined && { channelId: channel.id }),
    access: [],
    sections,
  };
  if (channel === undefined) return { expect: [], writes: [put(canvases, canvas)] };
  const { id: channelId, version, canvas: first } = channel;
  const shown = { id, empty: sections.length === 0 };
  const changed = { ...channel, version: version + 1, updated: canvas.created, canvas: shown };
  return {
    expect: [
      hasVersion(channels, { id: channelId }, version),
      { kind: "channelMember", channelId, userId: canvas.ownerId },
    ],
    writes: [put(canvases, canvas), ...(first === undefined ? [put(channels, changed)] : [])],
  };
}
