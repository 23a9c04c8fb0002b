import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useStore } from "../store/store-context.js";
import type { ManifestFinding } from "./app-state.js";

/** The problems that were found in a text. */
interface Findings {
  readonly findings: readonly ManifestFinding[];
  /** Whether they are about the text as it is now. */
  readonly isChecked: boolean;
}

/** Time for which a text must stay unchanged before it is checked, in milliseconds. */
const restMs = 250;

/** The problems of a manifest, as soon as its text stays unchanged. Until then, what was found before. */
export function useFindings(text: string, app: string | undefined): Findings {
  const { call, route } = useStore();
  const { world } = route.value;
  const found = useSignal<{ readonly text: string; readonly findings: readonly ManifestFinding[] } | undefined>(
    undefined,
  );
  useEffect(() => {
    let isHere = true;
    const check = async () => {
      const findings = await call("apps.check", { manifest: text, ...(app !== undefined && { app }), world }).then(
        (answer) => answer.findings,
        (error: Error) => [{ line: 1, column: 1, message: error.message }],
      );
      if (isHere) found.value = { text, findings };
    };
    const timer = setTimeout(() => void check(), found.value === undefined ? 0 : restMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [text, app, world]);
  return { findings: found.value?.findings ?? [], isChecked: found.value?.text === text };
}
