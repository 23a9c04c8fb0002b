import type { Methods } from "@rollcall/double";
import { docsPath, hasDocs } from "../control/mounts.js";
import { Icon } from "../parts/icon.js";
import { InlineCode } from "../parts/json-view.js";
import { useStore } from "../store/store-context.js";
import { Codes } from "./codes.js";
import type { CoveragePart, CoverageRow } from "./coverage-rows.js";

type Report = Methods["coverage.get"]["response"];

interface CoverageDetailProps {
  readonly part: CoveragePart;
  readonly row: CoverageRow;
  readonly report: Report;
}

/** The exercised parts of a method, a route, an event or an act, and the way to the rest. */
export function CoverageDetail({ part, row, report }: CoverageDetailProps) {
  const { hrefTo } = useStore();
  const href = referenceOf(part, row.name);
  return (
    <aside class="pane detail" aria-label="Coverage of one">
      <header class="pane-head">
        <h2>{row.name}</h2>
        <span class={row.times > 0 ? "status ok" : "muted"}>{row.times > 0 ? "met" : "missing"}</span>
        <span class="topic" />
        <a class="icon-button" href={hrefTo({ rest: [part] })} aria-label="Close">
          <Icon name="close" />
        </a>
      </header>
      <div class="detail-body">
        {href !== undefined && (
          <p class="actions">
            <a class="button small" href={href}>
              Reference
            </a>
          </p>
        )}
        <Body part={part} row={row} report={report} />
      </div>
    </aside>
  );
}

function Body({ part, row: { name }, report }: CoverageDetailProps) {
  switch (part) {
    case "methods": {
      const method = report.methods.find((each) => each.method === name);
      return (
        <>
          {method !== undefined && <Arguments sent={method.arguments} missing={method.missing_arguments} />}
          <Codes method={name} />
        </>
      );
    }
    case "routes":
      return <Codes met={report.routes.find(({ version, route }) => `${version} ${route}` === name)?.codes ?? []} />;
    case "events": {
      const event = report.events.find((each) => each.event === name);
      return (
        <section>
          <h3>How to reach it</h3>
          <p>
            <InlineCode text={event?.how ?? ""} />
          </p>
          <p class="muted">It counts when an app has acknowledged it.</p>
        </section>
      );
    }
    case "acts":
      return (
        <section>
          <h3>How to reach it</h3>
          <p>
            A person does it in the workspace, or a test calls <code>{name}</code>. Refused acts do not count.
          </p>
        </section>
      );
  }
}

function Arguments({ sent, missing }: { readonly sent: readonly string[]; readonly missing: readonly string[] }) {
  if (sent.length + missing.length === 0) return null;
  return (
    <section>
      <h3>Arguments</h3>
      <ul class="chips">
        {sent.map((name) => (
          <li key={name} class="chip met">
            <Icon name="check" />
            {name}
          </li>
        ))}
        {missing.map((name) => (
          <li key={name} class="chip">
            {name} <span class="hidden">was not sent</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Address in the reference; undefined if there is none. */
function referenceOf(part: CoveragePart, name: string): string | undefined {
  if (!hasDocs()) return undefined;
  if (part === "methods") return `${docsPath}/web-api#${encodeURIComponent(name)}`;
  if (part === "routes") return `${docsPath}/scim-v${name.startsWith("1") ? 1 : 2}`;
  return undefined;
}
