import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { isJson, type Json, objectsAt, textAt } from "../json.js";
import { type Choice, Picker } from "../parts/picker.js";
import type { Store } from "../store/store.js";
import { useStore } from "../store/store-context.js";
import { currentValue } from "./current-value.js";
import type { ElementProps } from "./surface.js";
import { useElement } from "./use-element.js";

/** A menu of any kind: with options of its own, of the app, or of users and conversations. */
export function SelectElement(props: ElementProps) {
  const isExternal = textAt(props.element, "type").endsWith("external_select");
  return isExternal ? <ExternalSelect {...props} /> : <ListedSelect {...props} />;
}

function ListedSelect(props: ElementProps) {
  const { element, labelledBy } = props;
  const store = useStore();
  const { isBusy, choose } = useElement(props);
  const type = textAt(element, "type");
  return (
    <Picker
      choices={choicesOf(element, store)}
      picked={currentValue(props)}
      onPick={(values) => void choose(values)}
      placeholder={textAt(element, "placeholder", "text") || "Choose"}
      labelledBy={labelledBy}
      isMulti={type.startsWith("multi_")}
      isBusy={isBusy}
    />
  );
}

/** A menu whose options the app answers to what is typed. */
function ExternalSelect(props: ElementProps) {
  const { element, labelledBy } = props;
  const { choose, type } = useElement(props);
  const options = useSignal<readonly Choice[]>([]);
  const query = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const least = Number(textAt(element, "min_query_length") || 3);
  const ask = async (text: string) => {
    query.current = text;
    const found = (await type(text, false)).filter(isJson).map(toChoice);
    if (query.current === text) options.value = found;
  };
  return (
    <Picker
      choices={[...initialChoices(element), ...options.value]}
      picked={currentValue(props)}
      onPick={(values) => void choose(values, query.current)}
      onQuery={(text) => {
        clearTimeout(timer.current);
        if (text.length >= least) timer.current = setTimeout(() => void ask(text), 250);
      }}
      placeholder={textAt(element, "placeholder", "text") || "Search"}
      labelledBy={labelledBy}
      isMulti={textAt(element, "type").startsWith("multi_")}
    />
  );
}

function initialChoices(element: Json): readonly Choice[] {
  const one = isJson(element["initial_option"]) ? [element["initial_option"]] : [];
  return [...one, ...objectsAt(element, "initial_options")].map(toChoice);
}

function choicesOf(element: Json, { people, workspace }: Store): readonly Choice[] {
  const type = textAt(element, "type");
  if (type.includes("users_select"))
    return people.all.value.map(({ id, name, user_name: detail }) => ({ value: id, text: name, detail }));
  if (type.includes("conversations_select") || type.includes("channels_select")) {
    const channels = workspace.seen.value?.channels ?? [];
    const listed = type.includes("channels_select")
      ? channels.filter((channel) => channel["is_private"] === false)
      : channels;
    return listed.map(({ id, name, ...channel }) => ({
      value: id,
      text: name === undefined ? (people.byId.value.get(textAt(channel, "user"))?.name ?? id) : `#${name}`,
    }));
  }
  const groups = objectsAt(element, "option_groups").flatMap((group) =>
    objectsAt(group, "options").map((option) => ({ ...toChoice(option), group: textAt(group, "label", "text") })),
  );
  return [...objectsAt(element, "options").map(toChoice), ...groups];
}

function toChoice(option: Json): Choice {
  const detail = textAt(option, "description", "text");
  return { value: textAt(option, "value"), text: textAt(option, "text", "text"), ...(detail !== "" && { detail }) };
}
