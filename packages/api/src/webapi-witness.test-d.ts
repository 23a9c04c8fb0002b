import { describe, expectTypeOf, it } from "vitest";
import type { Block, Manifest, Methods } from "./generated/webapi/index.js";
import type { components } from "./generated/witness/web-api.js";

type Wire = components["schemas"];

/** The same members, however a type came by them; an object without any is an object. */
type Plain<T> = T extends readonly (infer E)[]
  ? readonly Plain<E>[]
  : T extends object
    ? [T] extends [Record<string, never>]
      ? object
      : { [K in keyof T]: Plain<T[K]> }
    : T;

/** What the engine adds to answers: `ok`, remarks, and metadata where the method has none of its own. */
type Added<Body> = Body extends { readonly response_metadata?: { readonly next_cursor: string } }
  ? "ok" | "warning"
  : "ok" | "warning" | "response_metadata";

/** An answer as its definition has it; metadata of a page is without the remarks. */
type Answer<Body> = Body extends object ? Plain<WithoutRemarks<Omit<Body, Added<Body>>>> : never;

type WithoutRemarks<Body> = {
  [K in keyof Body]: K extends "response_metadata" ? Omit<NonNullable<Body[K]>, "warnings"> : Body[K];
};

/** The code of a refusal on the wire, which a variant shares with the code that it is one of. */
type Code<Refusal> = Refusal extends { readonly error: infer C }
  ? C extends `${infer Wire}.${string}`
    ? Wire
    : C
  : never;

/** The refusals that cannot come without fields of their own. */
type WithFields<Refusal> = Refusal extends object
  ? Record<never, never> extends Omit<Refusal, "ok" | "error" | "warning" | "response_metadata">
    ? never
    : Answer<Refusal>
  : never;

/** `users.info` as the documents' components are called: `UsersInfo`. */
type Pascal<Name extends string> = Name extends `${infer First}.${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** The component of a method that ends in `Part`. */
type Component<Method, Part extends string> = Method extends string
  ? `${Pascal<Method>}${Part}` extends keyof Wire
    ? Wire[`${Pascal<Method>}${Part}`]
    : undefined
  : never;

/** The refusals that have a status of their own. */
type OtherStatus = Wire["Status429Error" | "Status500Error" | "Status503Error"];

/** Every method as the document has it. */
type Witnessed = {
  readonly [M in keyof Methods]: {
    readonly arguments: Plain<Component<M, "Arguments">>;
    readonly response: Answer<Component<M, "Response">>;
    readonly codes: Code<Component<M, "Error"> | Component<M, "Status429Error"> | OtherStatus>;
    readonly refusals: WithFields<Component<M, "Error">>;
  };
};

/** Every method as it was emitted. */
type Emitted = {
  readonly [M in keyof Methods]: {
    readonly arguments: Plain<Methods[M]["arguments"]>;
    readonly response: Plain<Methods[M]["response"]>;
    readonly codes: Code<Methods[M]["error"]>;
    readonly refusals: WithFields<Methods[M]["error"]>;
  };
};

describe("what openapi-typescript reads in the OpenAPI document", () => {
  it("equals arguments, responses and refusals of every method", () => {
    expectTypeOf<Witnessed>().toEqualTypeOf<Emitted>();
  });

  it("equals the types that no method carries, and is no empty promise", () => {
    expectTypeOf<Plain<Wire["Manifest"]>>().toEqualTypeOf<Plain<Manifest>>();
    expectTypeOf<Plain<Wire["Block"]>>().toEqualTypeOf<Plain<Block>>();
    expectTypeOf<Plain<Wire["Manifest"]>>().not.toEqualTypeOf<Plain<Omit<Manifest, "settings">>>();
    expectTypeOf<Witnessed["users.info"]["arguments"]>().not.toBeAny();
    expectTypeOf<Witnessed["users.info"]["codes"]>().toExtend<string>();
  });
});
