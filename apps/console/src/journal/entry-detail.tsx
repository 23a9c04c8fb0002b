import { CopyButton } from "../parts/copy-button.js";
import { Icon } from "../parts/icon.js";
import { JsonView } from "../parts/json-view.js";
import { printInstant } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import type { Entry } from "../store/types.js";
import { ArmNext } from "./arm-next.js";
import { Attempts } from "./attempts.js";
import { titleOf } from "./entry-filter.js";
import { useWho } from "./entry-row.js";
import { printCurl } from "./print-curl.js";
import { Reference, Rule } from "./reference.js";
import { Repeat } from "./repeat.js";
import { useAnswer } from "./use-answer.js";

interface EntryDetailProps {
  readonly entry: Entry;
}

/** An entry in full: the request and the answer side by side, why, and what was committed. */
export function EntryDetail({ entry }: EntryDetailProps) {
  const { hrefTo } = useStore();
  const curl = printCurl(entry, location.origin);
  const { delivery, reason } = entry;
  const who = useWho(entry);
  const answer = useAnswer(entry) ?? outcomeOf(entry);
  return (
    <aside class="pane detail" aria-label="Entry">
      <header class="pane-head">
        <h2>{titleOf(entry)}</h2>
        <span class={entry.ok ? "status ok" : "status failed"}>{entry.code ?? entry.status}</span>
        <span class="topic" />
        <a class="icon-button" href={hrefTo({ rest: [] })} aria-label="Close the entry">
          <Icon name="close" />
        </a>
      </header>
      <div class="detail-body">
        <p class="actions">
          {curl !== undefined && <CopyButton text={curl} label="Copy as curl" />}
          <CopyButton text={JSON.stringify(entry, undefined, 2)} label="Copy as JSON" />
          <Repeat entry={entry} />
          <ArmNext entry={entry} />
          <Reference entry={entry} />
        </p>
        {reason !== undefined && (
          <section class="reason">
            <h3>Reason</h3>
            <Rule entry={entry} />
            <dl class="facts">
              {reason.found !== undefined && (
                <>
                  <dt>found</dt>
                  <dd>
                    <code>{JSON.stringify(reason.found)}</code>
                  </dd>
                </>
              )}
              {reason.wanted !== undefined && (
                <>
                  <dt>wanted</dt>
                  <dd>{reason.wanted}</dd>
                </>
              )}
            </dl>
          </section>
        )}
        <div class="sides">
          <section>
            <h3>Request</h3>
            {delivery === undefined ? (
              <Sent entry={entry} />
            ) : (
              <Message label="Request" line={delivery.request?.url ?? "nothing was sent"} {...delivery.request} />
            )}
          </section>
          <section>
            <h3>Answer</h3>
            {delivery === undefined ? (
              <JsonView label="Answer" value={answer} />
            ) : (
              <Message
                label="Answer"
                line={String(delivery.answer?.status ?? delivery.reason ?? "none")}
                {...delivery.answer}
              />
            )}
          </section>
        </div>
        {delivery !== undefined && <Attempts entry={entry} delivery={delivery} />}
        {entry.changes.length > 0 && (
          <section>
            <h3>Committed</h3>
            {entry.changes.map((change, index) => (
              <details key={index} class="change">
                <summary>
                  <code>{change.kind}</code> {change.id}
                </summary>
                <div class="sides">
                  <JsonView label="Before" value={change.before ?? "new"} />
                  <JsonView label="After" value={change.after ?? "removed"} />
                </div>
              </details>
            ))}
          </section>
        )}
        <dl class="facts">
          <dt>request</dt>
          <dd>
            <code>{entry.request_id}</code>
          </dd>
          <dt>at</dt>
          <dd>{printInstant(entry.at)} UTC</dd>
          {who !== "" && (
            <>
              <dt>{entry.delivery === undefined ? "by" : "to"}</dt>
              <dd>{who}</dd>
            </>
          )}
          {entry.fault !== undefined && (
            <>
              <dt>fault</dt>
              <dd>
                <code>{entry.fault}</code>
              </dd>
            </>
          )}
        </dl>
      </div>
    </aside>
  );
}

/** The content of a call: its arguments or body, and the query of a SCIM request. */
function Sent({ entry: { query, arguments: sent } }: EntryDetailProps) {
  if (query === undefined) return <JsonView label="Request" value={sent ?? {}} />;
  return <JsonView label="Request" value={sent === undefined ? { query } : { query, body: sent }} />;
}

/** An answer whose body the journal has not kept: the code and the status. */
function outcomeOf({ status, ok, code, aborted }: Entry): object {
  return { status, ok, ...(code !== undefined && { error: code }), ...(aborted === true && { aborted }) };
}

interface MessageProps {
  readonly label: string;
  readonly line: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function Message({ label, line, headers = {}, body }: MessageProps) {
  const names = Object.entries(headers);
  return (
    <>
      <p>
        <code>{line}</code>
      </p>
      {body !== undefined && <JsonView label={label} value={body} />}
      {names.length > 0 && (
        <details>
          <summary>{names.length} headers</summary>
          <JsonView
            label={`Headers of the ${label.toLowerCase()}`}
            value={names.map(([name, value]) => `${name}: ${value}`).join("\n")}
          />
        </details>
      )}
    </>
  );
}
