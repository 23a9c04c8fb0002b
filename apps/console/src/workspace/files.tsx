import { type Json, textAt } from "../json.js";
import { Icon } from "../parts/icon.js";

interface FilesProps {
  readonly files: readonly Json[];
}

/** Files of a message: name, type and size. Those of text are previewed. */
export function Files({ files }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <ul class="files">
      {files.map((file) => (
        <li key={textAt(file, "id")} class="file">
          <Icon name="file" />
          <span>
            <strong>{textAt(file, "title") || textAt(file, "name") || textAt(file, "id")}</strong>
            <small>
              {[textAt(file, "pretty_type") || textAt(file, "mimetype"), printSize(Number(textAt(file, "size")))]
                .filter((part) => part !== "")
                .join(" · ")}
            </small>
            {textAt(file, "preview") !== "" && <pre>{textAt(file, "preview")}</pre>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function printSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes === 0) return "";
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
