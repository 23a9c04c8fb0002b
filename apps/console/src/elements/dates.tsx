import { textAt } from "../json.js";
import { currentValue } from "./current-value.js";
import type { ElementProps } from "./surface.js";
import { useElement } from "./use-element.js";

const types = { datepicker: "date", timepicker: "time", datetimepicker: "datetime-local" } as const;

/** A picker of a date, a time, or both. */
export function DateElement(props: ElementProps) {
  const { element, labelledBy } = props;
  const { isBusy, choose } = useElement(props);
  const type = textAt(element, "type");
  const kind = type === "timepicker" || type === "datetimepicker" ? type : "datepicker";
  const [value = ""] = currentValue(props);
  return (
    <input
      type={types[kind]}
      class="field small"
      value={kind === "datetimepicker" ? toLocal(value) : value}
      aria-labelledby={labelledBy}
      aria-label={labelledBy === undefined ? textAt(element, "placeholder", "text") || type : undefined}
      aria-busy={isBusy}
      onChange={({ currentTarget }) => {
        const picked = currentTarget.value;
        const chosen = kind === "datetimepicker" ? toSeconds(picked) : picked;
        void choose(chosen === "" ? [] : [chosen]);
      }}
    />
  );
}

/** Unix seconds as the field wants them, in the time zone of the reader. */
function toLocal(seconds: string): string {
  const date = new Date(Number(seconds) * 1000);
  if (seconds === "" || Number.isNaN(date.getTime())) return "";
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function toSeconds(local: string): string {
  const ms = new Date(local).getTime();
  return Number.isNaN(ms) ? "" : String(Math.floor(ms / 1000));
}
