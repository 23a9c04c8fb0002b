import { printTime } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import type { DayCounts } from "./group-by-day.js";

const columns = {
  views: "Views",
  desktop: "Desktop",
  mobile: "Mobile",
  web: "Web",
  reactions: "Reactions",
  shares: "Shares",
  clicks: "Clicks",
} as const;
type ColumnName = keyof typeof columns;

// The keys of the table are the columns.
const names = Object.keys(columns) as readonly ColumnName[];

interface CountsTableProps {
  readonly channel: string;
  readonly days: readonly DayCounts[];
  /** Texts of the messages that the person sees, by `ts`. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The counts of each message below the sums of its day. */
export function CountsTable({ channel, days, texts }: CountsTableProps) {
  const { hrefTo } = useStore();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section class="table-scroll" tabIndex={0} aria-label="Counts of messages">
      <table class="wide counts">
        <thead>
          <tr>
            <th scope="col">Message</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        {days.map((day) => (
          <tbody key={day.day}>
            <tr class="day-sum">
              <th scope="row">{day.day}</th>
              {names.map((name) => (
                <td key={name}>{day[name]}</td>
              ))}
            </tr>
            {day.messages.map((message) => (
              <tr key={message.ts}>
                <td>
                  <a href={hrefTo({ screen: "workspace", rest: [channel, message.ts] })}>
                    {texts.get(message.ts) ?? <code>{message.ts}</code>}
                  </a>{" "}
                  <time class="muted" title={message.ts}>
                    {printTime(message.ts)}
                  </time>
                </td>
                {names.map((name) => (
                  <td key={name} class={message[name] === 0 ? "muted" : ""}>
                    {message[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
