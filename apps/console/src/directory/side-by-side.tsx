import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { Refusal } from "./refusal.js";
import { toLines } from "./to-lines.js";

const versions = ["1.1", "2.0"] as const;

/** One resource as both versions of SCIM write it. What only one of them has, or has otherwise, is marked. */
export function SideBySide({ path }: { readonly path: string }) {
  const { world } = useStore().route.value;
  const one = useLive("scim.get", { version: versions[0], path, world }).answer;
  const other = useLive("scim.get", { version: versions[1], path, world }).answer;
  if (one === undefined || other === undefined) return <p class="muted">Loading …</p>;
  return (
    <div class="sides">
      <Side version={versions[0]} answer={one} other={other} />
      <Side version={versions[1]} answer={other} other={one} />
    </div>
  );
}

interface Answer {
  readonly status: number;
  readonly body?: object;
}

interface SideProps {
  readonly version: string;
  readonly answer: Answer;
  readonly other: Answer;
}

function Side({ version, answer: { status, body }, other }: SideProps) {
  return (
    <div class="side">
      <h3>SCIM {version}</h3>
      {status >= 400 ? (
        <Refusal body={body} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section class="lines" tabIndex={0} aria-label={`The resource in SCIM ${version}`}>
          {toLines(body, other.body).map(({ text, isDifferent }, index) => (
            <div key={index} class={isDifferent ? "line marked" : "line"}>
              {isDifferent ? <mark>{text}</mark> : text}
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
