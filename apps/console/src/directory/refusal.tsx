import { textAt } from "../json.js";
import { InlineCode } from "../parts/json-view.js";
import { useLive } from "../store/use-live.js";

/** The reason of a refusal by SCIM: its code, and what that means. */
export function Refusal({ body }: { readonly body: unknown }) {
  const code = textAt(body, "detail") || textAt(body, "Errors", "description");
  const { answer } = useLive("coverage.explain", {});
  const known = answer?.codes.find((each) => each.code === code);
  return (
    <div class="refusal" role="alert">
      <p>
        Refused: <code>{code || "no reason is given"}</code>
      </p>
      {known !== undefined && (
        <p>
          <InlineCode text={[known.meaning, known.when].filter((each) => each !== undefined).join(" ")} />
        </p>
      )}
    </div>
  );
}
