import type { MessageEvent } from "@rollcall/service/store";

/** Detail of an event as one text: the client of a view, the emoji of a reaction; otherwise empty. */
export function detailOf(event: MessageEvent): string {
  switch (event.kind) {
    case "view":
      return event.client;
    case "reaction":
      return event.name;
    case "share":
    case "click":
      return "";
  }
}
