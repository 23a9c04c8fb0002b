import type { Scim } from "./scim.js";

/** An e-mail address as a value of a multi-valued attribute. */
interface Address {
  readonly value: string;
  readonly type: string;
}

/** New e-mail addresses. A server may refuse one that another user has, or had. */
export function addresses(scim: Scim): { readonly [name in "work" | "home" | "fresh"]: Address } {
  const mark = scim.mark();
  return {
    work: { value: `${mark}-w@example.com`, type: "work" },
    home: { value: `${mark}-h@example.com`, type: "home" },
    fresh: { value: `${mark}-n@example.com`, type: "work" },
  };
}
