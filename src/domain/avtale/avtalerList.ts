import { formatKroner } from "../format/formatKroner.ts";
import type { CardDrawing } from "./avtaleCard.ts";
import type { AvtaleGroup, AvtalerGroups } from "./avtalerGroups.ts";
import type { AvtaleRow } from "./avtalerView.ts";

/** What the groups of agreements consist of: described once for React and the boot script, as a card is. */

interface AvtalerListOptions<Drawn> {
  /** How many cards to draw, in the order of the groups. */
  readonly cardCount: number;
  /** Whether to draw the cards of closed groups. */
  readonly hasClosed: boolean;
  readonly drawCard: (row: AvtaleRow, isInGroup: boolean) => Drawn;
  /** Controls of a list with closed groups. Their room is kept. */
  readonly tools: Drawn | undefined;
}

/** The head of a group: its name, how many agreements it has, and what they cost a month (spec: avtaler-39). */
function groupHead<Drawn>({ id, rows, monthlyOre, isIncomplete, isFolded }: AvtaleGroup, drawing: CardDrawing<Drawn>) {
  const { draw, text, language } = drawing;
  return draw(
    isFolded ? "foldedHead" : "groupHead",
    { id: `gruppe-${id}` },
    draw("groupName", {}, text(`group.${id}`)),
    draw(
      "groupFacts",
      {},
      draw("groupFact", {}, text(rows.length === 1 ? "count_one" : "count_other", { count: String(rows.length) })),
      monthlyOre !== undefined && draw("groupFact", {}, draw("groupSum", {}, formatKroner(monthlyOre, language))),
      isIncomplete && draw("groupFact", {}, text("group.incomplete")),
    ),
  );
}

/** The agreements in their groups; without headings, one list. */
export function avtalerList<Drawn>(
  { groups, hasHeadings, isFolded, isSearched }: AvtalerGroups,
  { cardCount, hasClosed, drawCard, tools }: AvtalerListOptions<Drawn>,
  drawing: CardDrawing<Drawn>,
): Drawn {
  const { draw } = drawing;
  let left = cardCount;
  const cardsOf = ({ rows, isFolded }: AvtaleGroup): readonly Drawn[] => {
    if (isFolded && !hasClosed) return [];
    const shown = rows.slice(0, left);
    left -= shown.length;
    return shown.map((row) => drawCard(row, hasHeadings));
  };
  if (!hasHeadings) return draw("groups", {}, draw("cards", {}, ...groups.flatMap(cardsOf)));
  return draw(
    "groups",
    {},
    isFolded && draw(isSearched ? "searchTools" : "tools", {}, tools),
    ...groups.map((group) =>
      draw(
        group.isFolded ? "foldedGroup" : "group",
        { "data-group": group.id },
        groupHead(group, drawing),
        draw("cards", {}, ...cardsOf(group)),
      ),
    ),
  );
}
