import { isJson, type Json, listAt, textAt } from "../json.js";
import { RichText } from "../markup/rich-text.js";

interface TableBlockProps {
  readonly block: Json;
}

/** A table of texts. The first row is its head. */
export function TableBlock({ block }: TableBlockProps) {
  const [head = [], ...rows] = listAt(block, "rows").map((row) => (Array.isArray(row) ? row : []));
  return (
    <div class="table-scroll">
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Cell cell={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell: unknown, column: number) => (
                <td key={column}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ cell }: { readonly cell: unknown }) {
  if (isJson(cell) && textAt(cell, "type") === "rich_text") return <RichText block={cell} />;
  return <>{textAt(cell, "text")}</>;
}
