import type { Send } from "../http/create-sender.js";
import type { Heard } from "../http/heard.js";
import type { Attribute, Model, TypeModel } from "../model/model.js";

export type Json = Readonly<Record<string, unknown>>;

/** A resource that a check made. */
export interface Made {
  readonly id: string;
  /** Path below the base URL. */
  readonly path: string;
  readonly type: TypeModel;
  /** The resource in the answer to the creation. */
  // biome-ignore lint/suspicious/noExplicitAny: resources have any shape.
  readonly body: any;
  readonly heard: Heard;
}

/** The result of a change. */
export interface Changed {
  /** The answer to the change. */
  readonly heard: Heard;
  /** The resource after the change, read by a GET. */
  // biome-ignore lint/suspicious/noExplicitAny: resources have any shape.
  readonly body: any;
}

/** An attribute and where it is. */
export interface Found {
  readonly type: TypeModel;
  readonly attribute: Attribute;
  /** URN of the extension that has it. Absent: the schema of the resource type. */
  readonly extension?: string;
}

/** The client of a check: requests to the server, and resources that are removed afterwards. */
export interface Scim {
  /** Base URL of the SCIM version. */
  readonly url: string;
  readonly model: Model;
  /** `userName` of the caller that the token identifies. */
  readonly callerName?: string;
  /** A token of a caller who has no resource. */
  readonly otherToken?: string;
  readonly send: Send;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Heard>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Heard>;
  put(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Heard>;
  delete(path: string, headers?: Readonly<Record<string, string>>): Promise<Heard>;
  /** Sends the operations of a PatchOp. Skips the check if the server does not support PATCH. */
  patch(path: string, ...operations: readonly object[]): Promise<Heard>;
  /** Applies a PATCH that must succeed, and reads the resource. */
  change(made: Made, ...operations: readonly object[]): Promise<Changed>;
  /** Lists the resources that match a filter. Skips the check if the server does not support filters. */
  filter(type: TypeModel, filter: string, query?: string): Promise<Heard>;
  /** The query that lists only these resources. Skips the check if there is none. */
  only(made: readonly Made[]): Promise<string>;
  /** A new unique text that begins with the mark of the run. */
  mark(): string;
  /** A resource type. Skips the check if the server does not have it. */
  type(name: string): TypeModel;
  /** A complete body of a resource type. */
  bodyOf(type: TypeModel, own?: Json): Json;
  /** Creates a resource. Skips the check if the server refuses. */
  make(type: TypeModel, own?: Json): Promise<Made>;
  user(own?: Json): Promise<Made>;
  group(own?: Json): Promise<Made>;
  userBody(own?: Json): Json;
  /** The path of a resource that does not exist. */
  unknown(type: TypeModel): string;
  /** The name of the nth plain text attribute of users. Skips the check if they have too few. */
  text(nth?: number): string;
  /** The name of an attribute with several values, such as `emails`, whose values have `value` and `type`. */
  emails(): string;
  /** The first attribute with a property. Skips the check with the reason that none is so. */
  attribute(what: string, isSo: (attribute: Attribute) => boolean): Found;
  /** A plain text attribute of an extension of users. */
  extension(): Found & { readonly extension: string };
}
