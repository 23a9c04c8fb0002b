import { useSignal } from "@preact/signals";
import { at, isJson, textAt } from "../json.js";
import { useStore } from "../store/store-context.js";
import type { ElementProps } from "./surface.js";

/** An action of a person on an element. */
interface Using {
  /** Whether the app has not answered yet. */
  readonly isBusy: boolean;
  /** Keeps what is entered, without telling the app. */
  keep(values: readonly string[]): void;
  click(option?: string): Promise<void>;
  choose(values: readonly string[], query?: string): Promise<void>;
  type(text: string, enter: boolean): Promise<readonly unknown[]>;
}

/** Uses an element as the person. Inputs of a modal keep what is entered, and tell the app only if their block says so. */
export function useElement({ element, block, surface }: ElementProps): Using {
  const { act, confirm } = useStore();
  const busy = useSignal(false);
  const [action, inBlock] = [textAt(element, "action_id"), textAt(block, "block_id")];
  // Messages may have elements and blocks without identifiers.
  const name = {
    action: action || textAt(element, "text", "text"),
    ...(inBlock !== "" && { block: inBlock }),
  };
  const isKept = "view" in surface.place && textAt(block, "type") === "input";
  const isSent = !isKept || at(block, "dispatch_action") === true;
  const run = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    busy.value = true;
    try {
      return await work();
    } finally {
      busy.value = false;
    }
  };
  const agreed = async () => {
    const asked = at(element, "confirm");
    return isJson(asked) ? confirm(asked) : true;
  };
  const keep = (values: readonly string[]) => surface.enter(inBlock, action, values);
  return {
    isBusy: busy.value,
    keep,
    click: async (option) => {
      // A disabled button would lose the focus.
      if (busy.value || !(await agreed())) return;
      await run(() => act("people.click", { ...surface.place, ...name, ...(option !== undefined && { option }) }));
    },
    choose: async (values, query) => {
      keep(values);
      if (!isSent || !(await agreed())) return;
      const typed = query === undefined ? {} : { query };
      await run(() => act("people.choose", { ...surface.place, ...name, values: [...values], ...typed }));
    },
    type: async (text, enter) => {
      if (!isMenu(element)) keep(text === "" ? [] : [text]);
      if (!isSent && !isMenu(element)) return [];
      const typed = await run(() => act("people.type", { ...surface.place, ...name, text, enter }));
      return typed?.options ?? [];
    },
  };
}

function isMenu(element: ElementProps["element"]): boolean {
  return textAt(element, "type").endsWith("external_select");
}
