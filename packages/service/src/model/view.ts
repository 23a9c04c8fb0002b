import type { Block, HomeContent, ModalContent } from "@rollcall/api/webapi";
import type { Id } from "../values/ids.js";
import { defineDocument, maybeText, text } from "./port/document.js";

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
