import { at, listAt, textAt } from "../json.js";
import { currentValue } from "./current-value.js";
import type { ElementProps, EnteredFile } from "./surface.js";
import { useElement } from "./use-element.js";

const modes: Readonly<Record<string, "email" | "url" | "decimal">> = {
  email_text_input: "email",
  url_text_input: "url",
  number_input: "decimal",
};

/** A field for a text, an address, or a number. Enter, or leaving the field, tells the app if it wants to know. */
export function TextInput(props: ElementProps) {
  const { element, labelledBy } = props;
  const { keep, type } = useElement(props);
  const [value = ""] = currentValue(props);
  const kind = textAt(element, "type");
  const isEager = listAt(element, "dispatch_action_config", "trigger_actions_on").includes("on_character_entered");
  const shared = {
    class: "field",
    placeholder: textAt(element, "placeholder", "text"),
    "aria-labelledby": labelledBy,
    "aria-label": labelledBy === undefined ? textAt(element, "placeholder", "text") || "Text" : undefined,
    value,
    onInput: ({ currentTarget }: Typed) => {
      if (isEager) void type(currentTarget.value, false);
      else keep(currentTarget.value === "" ? [] : [currentTarget.value]);
    },
    onChange: ({ currentTarget }: Typed) => void type(currentTarget.value, true),
  };
  if (at(element, "multiline") === true || kind === "rich_text_input") return <textarea rows={4} {...shared} />;
  return <input type="text" inputMode={modes[kind] ?? "text"} {...shared} />;
}

interface Typed {
  readonly currentTarget: { readonly value: string };
}

/** A field for files, which are read when the modal is submitted. */
export function FileInput({ element, block, surface, labelledBy }: ElementProps) {
  const most = Number(textAt(element, "max_files") || 10);
  const entered = surface.entered(textAt(block, "block_id"), textAt(element, "action_id")) ?? [];
  return (
    <span>
      <input
        type="file"
        class="field"
        multiple={most > 1}
        aria-labelledby={labelledBy}
        aria-label={labelledBy === undefined ? "Files" : undefined}
        onChange={({ currentTarget: { files } }) => {
          void readFiles([...(files ?? [])]).then((read) =>
            surface.enter(textAt(block, "block_id"), textAt(element, "action_id"), read),
          );
        }}
      />
      <small>{entered.flatMap((file) => (typeof file === "string" ? [] : [file.name])).join(", ")}</small>
    </span>
  );
}

/** Files as an act takes them. */
export function readFiles(files: readonly File[]): Promise<readonly EnteredFile[]> {
  return Promise.all(files.map(async (file) => ({ name: file.name, base64: toBase64(await file.arrayBuffer()) })));
}

function toBase64(bytes: ArrayBuffer): string {
  let text = "";
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
