import type { paths } from "../generated/web-api.js";

/** Name of a method. */
export type Method = keyof paths extends `/${infer Name}` ? Name : never;

/** What a method is sent. */
export type Arguments<M extends Method> = NonNullable<
  paths[`/${M}`]["post"]["requestBody"]
>["content"]["application/json"];

/** What a method answers, a refusal or not: `ok` says which. */
export type Answer<M extends Method> = paths[`/${M}`]["post"]["responses"][200]["content"]["application/json"];

/** What a method answers where it does what it was asked for. */
export type Answered<M extends Method> = Extract<Answer<M>, { readonly ok: true }>;

/** What a method answers in place of that; `error` says which one it is, and so what else it carries. */
export type Refusal<M extends Method> = Extract<Answer<M>, { readonly ok: false }>;

/** A method whose answers come in pages. */
export type PagedMethod = {
  [M in Method]: Answered<M> extends { readonly response_metadata?: { readonly next_cursor?: string } }
    ? "cursor" extends keyof Arguments<M>
      ? M
      : never
    : never;
}[Method];

/** The arguments of a call, which may be left out where the method needs none. */
export type Sent<M extends Method, Options> =
  Record<string, never> extends Arguments<M>
    ? [sent?: Arguments<M>, options?: Options]
    : [sent: Arguments<M>, options?: Options];
