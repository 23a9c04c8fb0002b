import { describe, expectTypeOf, it } from "vitest";
import type { Block, Manifest, Methods } from "./generated/webapi/index.js";
import type { components } from "./generated/witness/web-api.js";

type Wire = components["schemas"];

/** Flattens a type, so that equal members make equal types; an object without members is an object. */
type Plain<T> = T extends readonly (infer E)[]
  ? readonly Plain<E>[]
  : T extends object
    ? [T] extends [Record<string, never>]
      ? object
      : { [K in keyof T]: Plain<T[K]> }
    : T;

/** The fields that the engine adds to answers: `ok`, warnings, and metadata if the method has none of its own. */
type Added<Body> = Body extends { readonly response_metadata?: { readonly next_cursor: string } }
  ? "ok" | "warning"
  : "ok" | "warning" | "response_metadata";

/** An answer as its definition has it; the metadata of a page has no warnings. */
type Answer<Body> = Body extends object ? Plain<WithoutRemarks<Omit<Body, Added<Body>>>> : never;

type WithoutRemarks<Body> = {
  [K in keyof Body]: K extends "response_metadata" ? Omit<NonNullable<Body[K]>, "warnings"> : Body[K];
};

/** Without keys that begin with the issuer: they are a pattern in the document, and any key in the generated types. */
type Named<Body> = { [K in keyof Body as string extends K ? never : K]: Body[K] };

/** The code of a refusal on the wire. A variant of a code has the same one. */
type Code<Refusal> = Refusal extends { readonly error: infer C }
  ? C extends `${infer Wire}.${string}`
    ? Wire
    : C
  : never;

/** The refusals that require their own fields. */
type WithFields<Refusal> = Refusal extends object
  ? Record<never, never> extends Omit<Refusal, "ok" | "error" | "warning" | "response_metadata">
    ? never
    : Answer<Refusal>
  : never;

/** The name of the document's components for `users.info`: `UsersInfo`. */
type Pascal<Name extends string> = Name extends `${infer First}.${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** The component of a method that ends in `Part`. */
type Component<Method, Part extends string> = Method extends string
  ? `${Pascal<Method>}${Part}` extends keyof Wire
    ? Wire[`${Pascal<Method>}${Part}`]
    : undefined
  : never;

/** The refusals with a status of their own. */
type OtherStatus = Wire["Status429Error" | "Status500Error" | "Status503Error"];

/** Every method as the document describes it. */
type Witnessed = {
  readonly [M in keyof Methods]: {
    readonly arguments: Plain<Component<M, "Arguments">>;
    readonly response: Answer<Named<Component<M, "Response">>>;
    readonly codes: Code<Component<M, "Error"> | Component<M, "Status429Error"> | OtherStatus>;
    readonly refusals: WithFields<Component<M, "Error">>;
  };
};

/** Every method as the generated code types it. */
type Emitted = {
  readonly [M in keyof Methods]: {
    readonly arguments: Plain<Methods[M]["arguments"]>;
    readonly response: Plain<Named<Methods[M]["response"]>>;
    readonly codes: Code<Methods[M]["error"]>;
    readonly refusals: WithFields<Methods[M]["error"]>;
  };
};

describe("the types of openapi-typescript for the OpenAPI document", () => {
  it("equal the arguments, responses and refusals of every method", () => {
    expectTypeOf<Witnessed>().toEqualTypeOf<Emitted>();
  });

  it("equal the types that no method has, and are not empty", () => {
    expectTypeOf<Plain<Wire["Manifest"]>>().toEqualTypeOf<Plain<Manifest>>();
    expectTypeOf<Plain<Wire["Block"]>>().toEqualTypeOf<Plain<Block>>();
    expectTypeOf<Plain<Wire["Manifest"]>>().not.toEqualTypeOf<Plain<Omit<Manifest, "settings">>>();
    expectTypeOf<Witnessed["users.info"]["arguments"]>().not.toBeAny();
    expectTypeOf<Witnessed["users.info"]["codes"]>().toExtend<string>();
  });
});
