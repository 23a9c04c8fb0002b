import type { Block, HomeContent, ModalContent } from "@rollcall/api/webapi";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import { defineDocument, integer, maybeText, text } from "./port/document.js";

/** The parts of a modal that an app sent, with an identifier on each block and on each element that a user can act on. */
export type StoredModal = Pick<
  ModalContent,
  "title" | "submit" | "close" | "private_metadata" | "callback_id" | "external_id"
> & {
  readonly type: "modal";
  readonly blocks: readonly Block[];
  readonly clear_on_close?: true;
  readonly notify_on_close?: true;
  readonly submit_disabled?: true;
};

/** The parts of its home that an app sent. */
export type StoredHome = Pick<HomeContent, "private_metadata" | "callback_id" | "external_id"> & {
  readonly type: "home";
  readonly blocks: readonly Block[];
};

/** Values of elements, by block and by action. */
export type ViewValues = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/** A view that a user has open, or the home of an app as a user sees it. */
export interface View {
  readonly id: Id;
  readonly version: number;
  readonly workspaceId: Id;
  readonly appId: Id;
  /** User who sees it. */
  readonly userId: Id;
  /** Conversation from which a modal was opened. Absent for a home, and if the user acted elsewhere. */
  readonly channelId?: Id;
  /** Step of a workflow that opened it. */
  readonly executionId?: Id;
  /** Absent if the app has no bot. */
  readonly botId?: Id;
  readonly content: StoredModal | StoredHome;
  readonly values: ViewValues;
  /** The errors that the app reported for the inputs that were submitted, by block. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Changes with every update. */
  readonly hash: string;
  /** First view of its stack; a home is its own. */
  readonly rootId: Id;
  /** The view below it. */
  readonly previousId?: Id;
}

/** Views that are open, and homes. A modal that was closed is removed. */
export const views = defineDocument<View>()({
  name: "view",
  table: "views",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    workspace_id: text((it) => it.workspaceId, { document: "workspace", onRemove: "remove" }),
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
    user_id: text((it) => it.userId),
    /** Null for a home. */
    stack_id: maybeText((it) => (it.content.type === "modal" ? it.rootId : undefined), {
      document: "viewStack",
      onRemove: "remove",
    }),
  },
  lists: { of_stack: { by: ["stack_id"] } },
  sample: (seed) => ({
    id: `V${1 + (seed % 4)}`,
    version: 1 + (seed % 3),
    workspaceId: "T1",
    appId: `A${1 + (seed % 3)}`,
    userId: `U${1 + (seed % 2)}`,
    content:
      seed % 2 === 0
        ? { type: "home", blocks: [{ type: "divider", block_id: `b${seed}` }] }
        : { type: "modal", title: { type: "plain_text", text: `Modal ${seed}` }, blocks: [] },
    values: {},
    hash: `1780000000.${seed % 5}`,
    rootId: `V${1 + (seed % 4)}`,
    ...(seed % 3 === 0 && { previousId: "V1" }),
    ...(seed % 3 === 1 && { channelId: "C1" }),
  }),
});

/** Modals of a user that lie above each other. Adding and closing one changes its version. */
export interface ViewStack {
  /** The view at the bottom. */
  readonly rootId: Id;
  readonly version: number;
  readonly workspaceId: Id;
  readonly appId: Id;
  readonly userId: Id;
  /** From the bottom to the top. */
  readonly viewIds: readonly Id[];
  /** Order in which the user's stacks were opened. */
  readonly turn: number;
}

/** Stacks of modals, by their first view. */
export const viewStacks = defineDocument<ViewStack>()({
  name: "viewStack",
  table: "view_stacks",
  key: ["root_id"],
  columns: {
    root_id: text((it) => it.rootId),
    workspace_id: text((it) => it.workspaceId, { document: "workspace", onRemove: "remove" }),
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
    user_id: text((it) => it.userId),
    turn: integer((it) => it.turn),
  },
  lists: { of_user: { by: ["user_id"], order: ["turn"] } },
  sample: (seed) => ({
    rootId: `V${1 + (seed % 4)}`,
    version: 1 + (seed % 3),
    workspaceId: "T1",
    appId: `A${1 + (seed % 3)}`,
    userId: `U${1 + (seed % 2)}`,
    viewIds: [`V${1 + (seed % 4)}`],
    turn: seed % 5,
  }),
});

/** The external identifier of a view. At most one view of an app in a workspace has it. */
export interface ViewName {
  readonly workspaceId: Id;
  readonly appId: Id;
  readonly externalId: string;
  readonly version: number;
  readonly viewId: Id;
}

/** External identifiers of views. */
export const viewNames = defineDocument<ViewName>()({
  name: "viewName",
  table: "view_names",
  key: ["workspace_id", "app_id", "external_id"],
  columns: {
    workspace_id: text((it) => it.workspaceId),
    app_id: text((it) => it.appId),
    external_id: text((it) => it.externalId),
    view_id: text((it) => it.viewId, { document: "view", onRemove: "remove" }),
  },
  lists: {},
  sample: (seed) => ({
    workspaceId: "T1",
    appId: `A${1 + (seed % 3)}`,
    externalId: `view-${seed % 4}`,
    version: 1 + (seed % 3),
    viewId: `V${1 + (seed % 4)}`,
  }),
});

/** The view that a user has as the home of an app. Its version changes only when the view is replaced by another. */
export interface AppHome {
  readonly appId: Id;
  readonly userId: Id;
  readonly version: number;
  readonly viewId: Id;
}

/** Homes of apps, by app and user. */
export const appHomes = defineDocument<AppHome>()({
  name: "appHome",
  table: "app_homes",
  key: ["app_id", "user_id"],
  columns: {
    app_id: text((it) => it.appId),
    user_id: text((it) => it.userId),
    view_id: text((it) => it.viewId, { document: "view", onRemove: "remove" }),
  },
  lists: {},
  sample: (seed) => ({
    appId: `A${1 + (seed % 3)}`,
    userId: `U${1 + (seed % 2)}`,
    version: 1,
    viewId: `V${1 + (seed % 4)}`,
  }),
});

/** The values that a user has entered into the elements of a message. Values of elements that it no longer has are ignored. */
export interface MessageValues {
  readonly channelId: Id;
  readonly ts: Ts;
  readonly userId: Id;
  readonly version: number;
  readonly values: ViewValues;
}

/** Values of messages, by message and user. */
export const messageValues = defineDocument<MessageValues>()({
  name: "messageValues",
  table: "message_values",
  key: ["channel_id", "ts", "user_id"],
  columns: {
    channel_id: text((it) => it.channelId, { document: "channel", onRemove: "remove" }),
    ts: text((it) => it.ts),
    user_id: text((it) => it.userId),
  },
  lists: {},
  sample: (seed) => ({
    channelId: "C1",
    ts: `1767225600.00000${seed % 4}`,
    userId: `U${1 + (seed % 2)}`,
    version: 1 + (seed % 3),
    values: { b: { a: { type: "users_select", selected_user: seed % 2 === 0 ? null : "U1" } } },
  }),
});
