/** The rows of scripts/weights/limits.md. The history of a row begins with its limit. */
export function readLimits(text) {
  return text
    .match(/^\| [a-z][a-z-]* .*(?= \|$)/gm)
    .slice(1)
    .map((line) => {
      const [id, weight, goal, limits, how] = line
        .slice(2)
        .split(" | ")
        .map((cell) => cell.trim());
      const history = [...limits.matchAll(/([\d.,]+) \((\S+)\)/g)].map(([, limit, day]) => [readNumber(limit), day]);
      return { id, weight, how, history, ...(goal !== "" && { goal: readNumber(goal) }) };
    });
}

function readNumber(text) {
  return Number(text.replaceAll(",", ""));
}

/** The table of weights, and whether every figure is within its limit. `figures` has a number for each row that was measured. */
export function printWeights(rows, figures) {
  const cells = rows.map(({ id, weight, how, goal, history: [[limit], ...earlier] }) => {
    const figure = figures[id];
    const isOver = figure !== undefined && !(figure <= limit);
    return {
      isOver,
      columns: [
        isOver ? "OVER" : "",
        weight,
        figure === undefined ? "not measured here" : show(figure),
        show(limit),
        goal === undefined ? "" : show(goal),
        earlier.map(([value, day]) => `${show(value)} on ${day}`).join(", "),
        how,
      ],
    };
  });
  const table = [
    ["", "weight", "today", "limit", "goal", "earlier limits", "how measured"],
    ...cells.map((each) => each.columns),
  ];
  const widths = table[0].map((_, at) => Math.max(...table.map((columns) => columns[at].length)));
  const lines = table.map((columns) =>
    columns
      .map((text, at) => text.padEnd(widths[at]))
      .join("  ")
      .trimEnd(),
  );
  return { lines, isPassed: cells.every(({ isOver }) => !isOver) };
}

function show(number) {
  return number.toLocaleString("en-US");
}
