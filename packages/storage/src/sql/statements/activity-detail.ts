import type { Activity } from "@rollcall/service/store";

/** Detail of an event as one text: the client of a view, the emoji of a reaction; otherwise empty. */
export function detailOf(one: Activity): string {
  switch (one.kind) {
    case "view":
      return one.client;
    case "reaction":
      return one.name;
    case "share":
    case "click":
      return "";
  }
}
