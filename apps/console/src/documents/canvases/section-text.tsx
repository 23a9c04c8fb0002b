import { MarkdownBlock } from "../../blocks/markdown-block.js";
import { readSection } from "./read-section.js";

/** A section of a canvas as people read it. What has no shape of its own here is shown as Markdown. */
export function SectionText({ markdown }: { readonly markdown: string }) {
  const section = readSection(markdown);
  switch (section.kind) {
    case "heading":
      return (
        <div class={`canvas-heading level-${section.level}`}>
          <MarkdownBlock text={section.text} />
        </div>
      );
    case "tasks":
      return (
        <ul class="canvas-tasks">
          {section.tasks.map(({ text, isDone }, index) => (
            <li key={index} class={isDone ? "done" : ""}>
              <span aria-hidden="true">{isDone ? "☑" : "☐"}</span>
              <span class="hidden">{isDone ? "Done: " : "Open: "}</span>
              <MarkdownBlock text={text} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <div class="table-scroll">
          <table>
            <thead>
              <tr>
                {section.head.map((cell, index) => (
                  <th key={index} scope="col">
                    <MarkdownBlock text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {section.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, place) => (
                    <td key={place}>
                      <MarkdownBlock text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "callout":
      return (
        <div class="alert">
          <MarkdownBlock text={section.text} />
        </div>
      );
    case "text":
      return <MarkdownBlock text={section.text} />;
  }
}
