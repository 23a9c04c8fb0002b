import type { Methods } from "@rollcall/double";
import { Icon } from "../parts/icon.js";
import { InlineCode } from "../parts/json-view.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { useOperation } from "../store/use-operation.js";

type CodeCoverage = Methods["coverage.explain"]["response"]["codes"][number];

interface CodesProps {
  /** Default: the codes of SCIM. */
  readonly method?: string;
  /** Codes that count as met. Default: those that the method has answered. */
  readonly met?: readonly string[];
}

/** The codes of a method, those that are missing first, and what brings each about. */
export function Codes({ method, met }: CodesProps) {
  const { answer, problem } = useLive("coverage.explain", method === undefined ? {} : { method });
  if (answer === undefined) return <p class="muted">{problem === "" ? "Loading …" : problem}</p>;
  const isMet = ({ code, answered }: CodeCoverage) => (met === undefined ? answered : met.includes(code));
  const missing = answer.codes.filter((row) => !isMet(row));
  const reachable = missing.filter((row) => row.fault_only === undefined);
  return (
    <>
      <CodeList title="Missing" rows={reachable.filter(isOwn(method))} method={method} />
      <CodeList title="Missing, and shared by all methods" rows={reachable.filter(isShared(method))} method={method} />
      <CodeList
        title="Missing, and reached by a fault alone"
        rows={missing.filter((row) => row.fault_only !== undefined)}
        method={method}
      />
      <CodeList title="Met" rows={answer.codes.filter(isMet)} method={method} isMet />
    </>
  );
}

/** Codes of the method itself. SCIM has only shared ones. */
function isOwn(method: string | undefined) {
  return ({ common }: CodeCoverage) => method === undefined || !common;
}

function isShared(method: string | undefined) {
  return ({ common }: CodeCoverage) => method !== undefined && common;
}

interface CodeListProps {
  readonly title: string;
  readonly rows: readonly CodeCoverage[];
  readonly method: string | undefined;
  readonly isMet?: boolean;
}

function CodeList({ title, rows, method, isMet = false }: CodeListProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>
        {title} <span class="muted">{rows.length}</span>
      </h3>
      <ul class="codes">
        {rows.map((row) => (
          <li key={row.code}>
            <span class="codes-head">
              {isMet && <Icon name="check" />}
              <code>{row.code}</code>
              <span class="muted">{row.status}</span>
              {!isMet && <ArmCode code={row.code} method={method} />}
            </span>
            <p>
              <InlineCode text={row.meaning} />
            </p>
            <HowTo row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowTo({ row: { when, fault_only: faultOnly } }: { readonly row: CodeCoverage }) {
  const [name, text] = when === undefined ? ["Only by a fault:", faultOnly ?? ""] : ["When:", when];
  if (text === "") return null;
  return (
    <p class="how">
      <span class="muted">{name}</span> <InlineCode text={text} />
    </p>
  );
}

/** Makes the next call of the method answer the code. SCIM has no fault for one route here. */
function ArmCode({ code, method }: { readonly code: string; readonly method: string | undefined }) {
  const { route, notes } = useStore();
  const { isBusy, run } = useOperation();
  if (method === undefined) return null;
  const arm = async () => {
    const { world } = route.value;
    const armed = await run("fault.arm", { world, match: { method }, action: { kind: "error", code } });
    if (armed !== undefined) notes.add("info", `The next ${method} answers ${code}.`);
  };
  return (
    <button
      type="button"
      class="button small"
      disabled={isBusy}
      aria-label={`Arm ${code} for the next ${method}`}
      onClick={() => void arm()}
    >
      Arm
    </button>
  );
}
