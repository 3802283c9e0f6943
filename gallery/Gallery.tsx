import { type RefObject, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Announcer } from "#ui/feedback/Announcer.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { ToastArea } from "#ui/feedback/toast/ToastArea.tsx";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import { BrandSwitcher, LanguageSwitcher, SchemeSwitcher } from "./HeaderChoices.tsx";
import { EntryPage } from "./page/EntryPage.tsx";
import type { FoundEntry } from "./findEntries.ts";
import { GalleryIndex } from "./overview/GalleryIndex.tsx";
import { GalleryStart } from "./overview/GalleryStart.tsx";
import { ShownCalls } from "./state/ShownCalls.tsx";
import { entryOfHash } from "./galleryAddress.ts";
import { shownCalls } from "./state/shownCalls.ts";

/** Scrolls up and focuses the heading when another entry is chosen, but not on the first page of the visit. */
function useArrivalFocus(chosen: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  return heading;
}

/** The id of the entry in the address. A link within an entry (`#kontakt-telefon`) does not change it. */
function useChosenEntry(): string | undefined {
  const [chosen, setChosen] = useState(() => entryOfHash(window.location.hash));
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      if (hash !== "" && !hash.startsWith("#/")) return;
      setChosen(entryOfHash(hash));
      shownCalls.clear();
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return chosen;
}

/** The gallery: the index and the chosen entry. */
export function Gallery({ entries }: { readonly entries: readonly FoundEntry[] }) {
  const { name, assets } = useTenant();
  const chosen = useChosenEntry();
  const heading = useArrivalFocus(chosen);
  const found = entries.find(({ id }) => id === chosen);
  return (
    <>
      <Head>
        <a href="#/">
          <img src={assets.logo.url} width={assets.logo.width} height={assets.logo.height} alt={name} />
          <span>Galleri</span>
        </a>
        <Choices>
          <BrandSwitcher />
          <LanguageSwitcher />
          <SchemeSwitcher />
        </Choices>
      </Head>
      <Columns>
        <GalleryIndex entries={entries} chosen={chosen} />
        <Main>
          {chosen === undefined && <GalleryStart entries={entries} heading={heading} />}
          {found?.status === "found" && <EntryPage key={found.id} entry={found.entry} heading={heading} />}
          {found?.status === "broken" && (
            <Stack>
              <h1 ref={heading} tabIndex={-1}>
                {found.id}
              </h1>
              <Message variant="error">{found.reason}</Message>
            </Stack>
          )}
          {chosen !== undefined && found === undefined && (
            <h1 ref={heading} tabIndex={-1}>
              Det finnes ingen oppføring som heter «{chosen}»
            </h1>
          )}
        </Main>
      </Columns>
      <ShownCalls />
      <ToastArea toasts={pageToasts} />
      <Announcer />
    </>
  );
}

const Choices = styled.div`
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem ${theme.space[2]};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem ${theme.space[2]};
  padding: 0.75rem ${theme.space[1]};
  border-block-end: ${theme.border.header} solid ${theme.color.headerBorder};
  background: ${theme.color.header};
  color: ${theme.color.onHeader};

  & > a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }

  img {
    width: auto;
    height: 1.75rem;
  }

  ${from.medium} {
    padding-inline: ${theme.space[2]};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${theme.space[3]};
  max-width: 90rem;
  padding: ${theme.space[1]};
  margin-inline: auto;

  ${from.medium} {
    grid-template-columns: min(13rem, 30%) minmax(0, 1fr);
    padding: 0 ${theme.space[2]};
  }

  ${from.large} {
    grid-template-columns: min(16rem, 30%) minmax(0, 1fr);
  }
`;

const Main = styled.main`
  min-width: 0;
  overflow-wrap: anywhere;
  padding-block: ${theme.space[2]} ${theme.space[4]};
`;
