import { at, isJson, type Json, listAt, objectsAt, textAt } from "../json.js";
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

/** A chart as the table of its values: a row for each segment, with its share, or for each category. */
export function ChartBlock({ block }: TableBlockProps) {
  const chart = at(block, "chart");
  if (!isJson(chart)) return null;
  const type = textAt(chart, "type");
  const [head, ...rows] = type === "pie" ? pieRows(chart) : seriesRows(chart);
  const cells = [head, ...rows].map((row) => (row ?? []).map((text) => ({ type: "raw_text", text })));
  return (
    <figure>
      <figcaption>
        <strong>{textAt(block, "title")}</strong> <span class="muted">({type})</span>
      </figcaption>
      <TableBlock block={{ rows: cells }} />
    </figure>
  );
}

type Rows = readonly (readonly string[])[];

function pieRows(chart: Json): Rows {
  const segments = objectsAt(chart, "segments");
  const sum = segments.reduce((all, segment) => all + Number(segment["value"]), 0);
  return [
    ["", "Value", "Share"],
    ...segments.map((segment) => {
      const value = Number(segment["value"]);
      return [textAt(segment, "label"), String(value), `${Math.round((value / sum) * 100)} %`];
    }),
  ];
}

function seriesRows(chart: Json): Rows {
  const series = objectsAt(chart, "series");
  const label = (name: string) => textAt(chart, "axis_config", name);
  const categories = listAt(chart, "axis_config", "categories").map(String);
  const shownValue = (of: Json, category: string) =>
    String(objectsAt(of, "data").find((point) => textAt(point, "label") === category)?.["value"] ?? "");
  const unit = label("y_label");
  return [
    [label("x_label"), ...series.map((each) => [textAt(each, "name"), unit].filter((text) => text !== "").join(", "))],
    ...categories.map((category) => [category, ...series.map((each) => shownValue(each, category))]),
  ];
}

function Cell({ cell }: { readonly cell: unknown }) {
  if (isJson(cell) && textAt(cell, "type") === "rich_text") return <RichText block={cell} />;
  return <>{textAt(cell, "text")}</>;
}
