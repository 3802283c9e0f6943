import { type RefObject, useState } from "react";
import styled from "styled-components";
import { Stack } from "#ui/layout/Stack.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { EntryDocs } from "./EntryDocs.tsx";
import { EntryProps } from "./EntryProps.tsx";
import type { GalleryEntry } from "../GalleryEntry.ts";
import { StateFrame } from "../state/StateFrame.tsx";
import { type FrameWidth, WidthSwitcher } from "../state/WidthSwitcher.tsx";

interface EntryPageProps {
  readonly entry: GalleryEntry;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** One widget, message or page: its purpose, its states, its properties and its documentation. */
export function EntryPage({ entry, heading }: EntryPageProps) {
  const [width, setWidth] = useState<FrameWidth>("free");
  const { description, props = [], docs = entry.id, states } = entry;
  return (
    <Stack data-gap="3">
      <Stack>
        <Back href="#/">Alle oppføringer</Back>
        <Group>{entry.group}</Group>
        <h1 ref={heading} tabIndex={-1}>
          {entry.title}
        </h1>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
      <Stack as="section" aria-label="Tilstander">
        <Head>
          <h2>Tilstander</h2>
          <WidthSwitcher width={width} onChange={setWidth} />
        </Head>
        <Stack data-gap="2">
          {states.map((state, at) => (
            <StateFrame key={`${entry.id} ${state.name}`} entry={entry} state={state} at={at} width={width} />
          ))}
        </Stack>
      </Stack>
      {props.length > 0 && (
        <Stack as="section">
          <h2>Egenskaper</h2>
          <EntryProps tables={props} />
        </Stack>
      )}
      <EntryDocs name={docs} />
    </Stack>
  );
}

const Back = styled.a`
  align-self: flex-start;
  padding-block: 0.5rem;
  font-size: ${theme.font.sizeSm};

  ${from.medium} {
    display: none;
  }
`;

const Group = styled.p`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;
