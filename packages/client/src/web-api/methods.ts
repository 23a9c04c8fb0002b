import type { paths } from "../generated/web-api.js";

/** Name of a method. */
export type Method = keyof paths extends `/${infer Name}` ? Name : never;

/** Arguments of a method. */
export type Arguments<M extends Method> = NonNullable<
  paths[`/${M}`]["post"]["requestBody"]
>["content"]["application/json"];

type Responses<M extends Method> = paths[`/${M}`]["post"]["responses"];

/** Answer of a method with status 200. */
type Usual<M extends Method> = Responses<M>[200]["content"]["application/json"];

/** Other statuses that every method may answer. */
type OtherStatus = Exclude<keyof Responses<Method>, 200>;

/** Answer of a method, success or refusal. Check `ok`. */
export type Answer<M extends Method> = Answered<M> | Refusal<M>;

/** Successful answer of a method. */
export type Answered<M extends Method> = Extract<Usual<M>, { readonly ok: true }>;

/** Refused answer of a method. `error` determines its other fields. */
export type Refusal<M extends Method> =
  | Extract<Usual<M>, { readonly ok: false }>
  | Responses<M>[OtherStatus]["content"]["application/json"];

/** A method with paged answers. */
export type PagedMethod = {
  [M in Method]: Answered<M> extends { readonly response_metadata?: { readonly next_cursor?: string } }
    ? "cursor" extends keyof Arguments<M>
      ? M
      : never
    : never;
}[Method];

/** Parameters of a call after the method's name. The arguments are optional if the method requires none. */
export type Sent<M extends Method, Options> =
  Record<string, never> extends Arguments<M>
    ? [sent?: Arguments<M>, options?: Options]
    : [sent: Arguments<M>, options?: Options];
