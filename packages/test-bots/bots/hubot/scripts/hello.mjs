// A script as the generator of Hubot leaves it.
// biome-ignore lint/style/noDefaultExport: Hubot loads scripts by it.
export default (robot) => {
  robot.hear(/badger/i, async (response) => {
    await response.send("Badgers? WE DON'T NEED NO STINKIN BADGERS");
  });
};
