import type { MessageEvent } from "@rollcall/service/store";

/** What a kind of event says besides, as one text: the client of a view, the emoji of a reaction. */
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
