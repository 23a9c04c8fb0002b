import { Icon } from "../parts/icon.js";
import type { ManifestFinding } from "./app-state.js";

interface FindingListProps {
  readonly findings: readonly ManifestFinding[];
  /** Whether the findings are about the text as it is now. */
  readonly isChecked: boolean;
  readonly onPick: (finding: ManifestFinding) => void;
}

/** The problems of a text. Each leads to its place. */
export function FindingList({ findings, isChecked, onPick }: FindingListProps) {
  return (
    <div class="findings" role="status">
      {findings.length === 0 && (
        <p class={isChecked ? "status ok" : "muted"}>{isChecked ? "Nothing is wrong with it." : "Checking …"}</p>
      )}
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.line}:${finding.column} ${finding.message}`}>
            <button type="button" class="finding" onClick={() => onPick(finding)}>
              <Icon name="alert" />
              <code>
                {finding.line}:{finding.column}
              </code>
              <span>{finding.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
