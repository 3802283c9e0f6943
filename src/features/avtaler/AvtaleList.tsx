import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { firstCardCount } from "#core/page/bootDrawing.ts";
import { useIsHydrating } from "#core/page/DrawnAvtaler.ts";
import { queryKeys } from "#core/query/queryKeys.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { type AvtalerGroups, avtalerGroups } from "#domain/avtale/avtalerGroups.ts";
import { avtalerList } from "#domain/avtale/avtalerList.ts";
import type { AvtaleRow } from "#domain/avtale/avtalerView.ts";
import { searchAvtaler } from "#domain/avtale/searchAvtaler.ts";
import { avtalerWithTask, type Motoroppgave } from "#domain/oppgave/oppgaver.ts";
import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { CardItem } from "#ui/layout/card/CardItem.ts";
import { AvtaleCard } from "./AvtaleCard.tsx";
import type { AvtalerToolsProps } from "./AvtalerTools.tsx";
import { useCardDrawing } from "./cardLooks.tsx";
import { useOpenGroups } from "./useOpenGroups.ts";

/** How many cards are added at a time: a phone draws them without a pause that a customer would feel. */
const portion = 40;

/**
 * How many of the cards to show. React hydrates the first ones, which the boot script has drawn, and adds the rest in
 * portions. A list that React renders itself is complete at once, but for the cards of closed groups.
 */
function usePortions({ groups, isFolded }: AvtalerGroups): { readonly cardCount: number; readonly hasClosed: boolean } {
  const isHydrating = useIsHydrating();
  const [cardCount, setCardCount] = useState(isHydrating || isFolded ? firstCardCount : Infinity);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  // The cards of closed groups are added with the second portion.
  const hasClosed = cardCount > firstCardCount;
  const isComplete = cardCount >= count && (hasClosed || !isFolded);
  useEffect(() => {
    if (!isComplete) startTransition(() => setCardCount(cardCount + portion));
  }, [cardCount, isComplete]);
  return { cardCount, hasClosed };
}

/**
 * Numbers of agreements that a task is about, as far as tasks are known when the list is first shown: a task that is
 * answered later moves no card (spec: avtaler-38). The boot script knows no tasks.
 */
function useKnownTasks(isHydrating: boolean): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const [known] = useState(() => {
    const asked = queryClient.getQueryData<readonly Motoroppgave[]>(queryKeys.motoroppgaver);
    return avtalerWithTask(isHydrating ? [] : (asked ?? []));
  });
  return known;
}

interface AvtaleListProps {
  /** At least one. */
  readonly rows: readonly AvtaleRow[];
  /** `AvtalerTools`, or one whose code is fetched when the list is long. */
  readonly Tools: ComponentType<AvtalerToolsProps>;
}

const toCard = ({ key, id, avtale }: AvtaleRow, isInGroup: boolean) => (
  <CardItem key={key}>
    <AvtaleCard avtale={avtale} id={id} isInGroup={isInGroup} />
  </CardItem>
);

/**
 * The agreements' cards in their groups: lists to screen readers too, and quick with hundreds of them. Where groups are
 * closed, the customer can open all of them, and search in a long list (spec: avtaler-40, avtaler-41).
 */
export function AvtaleList({ rows, Tools }: AvtaleListProps) {
  const { products } = useTenant();
  const isHydrating = useIsHydrating();
  const withTask = useKnownTasks(isHydrating);
  const liste = useMemo(() => avtalerGroups(rows, products, withTask), [rows, products, withTask]);
  const portions = usePortions(liste);
  const frame = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const drawing = useCardDrawing();
  const found = query.trim() === "" ? undefined : searchAvtaler(rows, query);
  // While the customer searches there are no groups.
  const { areAllOpen, openOrClose } = useOpenGroups(frame, found ? undefined : liste);

  const tools =
    !isHydrating && liste.isFolded ? (
      <Tools
        areAllOpen={areAllOpen}
        onOpenOrClose={openOrClose}
        isSearched={liste.isSearched}
        query={query}
        onQuery={setQuery}
        foundCount={found?.length}
      />
    ) : undefined;
  return (
    <div ref={frame}>
      {avtalerList(found ? { ...liste, groups: [] } : liste, { ...portions, drawCard: toCard, tools }, drawing)}
      {found && <CardGrid>{found.map((row) => toCard(row, false))}</CardGrid>}
    </div>
  );
}
