import { describe, expectTypeOf, it } from "vitest";
import type { Group, GroupCreate, User, UserCreate } from "./generated/scim/index.js";
import type { components as V1 } from "./generated/witness/scim-v1.js";
import type { components as V2 } from "./generated/witness/scim-v2.js";

/** Short names of the extensions by their keys on the wire. */
interface V1Names {
  readonly "urn:scim:schemas:extension:enterprise:1.0": "enterprise";
  readonly "urn:scim:schemas:extension:svc:profile:1.0": "profile";
  readonly "urn:scim:schemas:extension:svc:guest:1.0": "guest";
}
interface V2Names {
  readonly "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": "enterprise";
  readonly "urn:ietf:params:scim:schemas:extension:svc:profile:2.0:User": "profile";
  readonly "urn:scim:schemas:extension:svc:guest:2.0:User": "guest";
}

/** A body without the members that the engine writes, with its extensions under their short names. */
type Short<Body, Names> = {
  [K in keyof Body as K extends "schemas" ? never : K extends keyof Names ? Names[K] & string : K]: K extends "meta"
    ? Omit<Body[K], "location" | "resourceType">
    : Body[K];
};

/** Flattens a type, so that equal members make equal types. */
type Plain<T> = T extends readonly (infer E)[]
  ? readonly Plain<E>[]
  : T extends object
    ? { [K in keyof T]: Plain<T[K]> }
    : T;

describe("the types of openapi-typescript for the OpenAPI documents", () => {
  it("equal the resources in answers", () => {
    expectTypeOf<Plain<Short<V1["schemas"]["User"], V1Names>>>().toEqualTypeOf<Plain<User>>();
    expectTypeOf<Plain<Short<V2["schemas"]["User"], V2Names>>>().toEqualTypeOf<Plain<User>>();
    expectTypeOf<Plain<Short<V1["schemas"]["Group"], V1Names>>>().toEqualTypeOf<Plain<Group>>();
    expectTypeOf<Plain<Short<V2["schemas"]["Group"], V2Names>>>().toEqualTypeOf<Plain<Group>>();
  });

  it("equal what clients may write", () => {
    expectTypeOf<Plain<Short<V1["schemas"]["UserCreate"], V1Names>>>().toEqualTypeOf<Plain<UserCreate>>();
    expectTypeOf<Plain<Short<V2["schemas"]["UserCreate"], V2Names>>>().toEqualTypeOf<Plain<UserCreate>>();
    expectTypeOf<Plain<Short<V1["schemas"]["GroupCreate"], V1Names>>>().toEqualTypeOf<Plain<GroupCreate>>();
    expectTypeOf<Plain<Short<V2["schemas"]["GroupCreate"], V2Names>>>().toEqualTypeOf<Plain<GroupCreate>>();
  });
});
