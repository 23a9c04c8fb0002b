/** The rows of scripts/weights/limits.md. The history of a row begins with its limit, which may be `none`: a figure that is only shown. */
export function readLimits(text) {
  return text
    .match(/^\| [a-z][a-z-]* .*(?= \|$)/gm)
    .slice(1)
    .map((line) => {
      const [id, weight, goal, limits, how] = line
        .slice(2)
        .split(" | ")
        .map((cell) => cell.trim());
      const history = [...limits.matchAll(/([\d.,]+|none) \((\S+)\)/g)].map(([, limit, day]) => [
        readNumber(limit),
        day,
      ]);
      return { id, weight, how, history, ...(goal !== "" && { goal: readNumber(goal) }) };
    });
}

function readNumber(text) {
  if (text === "none") return Number.POSITIVE_INFINITY;
  return Number(text.replaceAll(",", ""));
}

/** The table of weights, and whether every figure is within its limit. `figures` has a number for each row that was measured. */
export function printWeights(rows, figures) {
  const isOver = ({ id, history: [[limit]] }) => figures[id] !== undefined && !(figures[id] <= limit);
  const table = [
    ["", "weight", "today", "limit", "goal", "earlier limits", "how measured"],
    ...rows.map((row) => [
      isOver(row) ? "OVER" : "",
      row.weight,
      figures[row.id] === undefined ? "not measured here" : show(figures[row.id]),
      show(row.history[0][0]),
      row.goal === undefined ? "" : show(row.goal),
      row.history
        .slice(1)
        .map(([limit, day]) => `${show(limit)} on ${day}`)
        .join(", "),
      row.how,
    ]),
  ];
  const widths = table[0].map((_, at) => Math.max(...table.map((cells) => cells[at].length)));
  const lines = table.map((cells) =>
    cells
      .map((text, at) => text.padEnd(widths[at]))
      .join("  ")
      .trimEnd(),
  );
  return { lines, isPassed: !rows.some(isOver) };
}

function show(number) {
  if (number === Number.POSITIVE_INFINITY) return "none";
  return number.toLocaleString("en-US");
}
