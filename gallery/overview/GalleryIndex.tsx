import { useState } from "react";
import styled from "styled-components";
import { TextField } from "#ui/form/text/TextField.tsx";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FoundEntry } from "../findEntries.ts";
import { groupsOf } from "./groupsOf.ts";

interface GalleryIndexProps {
  readonly entries: readonly FoundEntry[];
  readonly chosen: string | undefined;
}

/** All entries by group, and a search field. */
export function GalleryIndex({ entries, chosen }: GalleryIndexProps) {
  const [wanted, setWanted] = useState("");
  const groups = groupsOf(entries, wanted);
  return (
    <Nav aria-label="Oppføringer" data-chosen={chosen === undefined ? undefined : ""}>
      <TextField label="Finn" value={wanted} onValueChange={setWanted} />
      {groups.length === 0 && <p role="status">Ingen treff.</p>}
      {groups.map(({ group, found }) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {found.map(({ id, title }) => (
              <li key={id}>
                <a href={`#/${id}`} aria-current={id === chosen ? "page" : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  min-width: 0;
  overflow-wrap: anywhere;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};

  /* On a phone the index is a page of its own. */
  &[data-chosen] {
    display: none;
  }

  ${from.medium} {
    position: sticky;
    top: 0;
    align-self: start;
    max-height: 100vh;
    overflow-y: auto;
    padding-block: ${theme.space[2]};
    padding-inline: 0.25rem 0.75rem;

    &[data-chosen] {
      display: flex;
    }
  }

  h2 {
    color: ${theme.color.textSubtle};
    font-family: ${theme.font.body};
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding: 0.625rem 0.75rem;
    border-inline-start: 3px solid transparent;
    color: ${theme.color.text};
    text-decoration: none;
  }

  a:hover {
    background: ${theme.color.actionSubtle};
    color: ${theme.color.linkHover};
  }

  a[aria-current] {
    border-color: ${theme.color.action};
    background: ${theme.color.actionSubtle};
    color: ${theme.color.link};
    font-weight: ${theme.font.weightStrong};
  }
`;
