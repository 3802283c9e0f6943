import { type MouseEvent } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { checkIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import { siteOfPage } from "#studio/document/addresses/StudioSite.ts";
import { icons } from "../parts/icons.ts";
import { isFlag, useRemembered } from "../parts/useRemembered.ts";
import { text } from "../texts.ts";
import { Stack } from "../parts/layout.ts";

const steps = [
  { name: "pick", icon: icons.pick },
  { name: "write", icon: icons.write },
  { name: "save", icon: checkIcon },
] as const;

const cookie = "studio-known=1";

/** The cookie that remembers for a year, on all hosts of a studio, that somebody has read it. */
export const knownCookie = (location: Pick<Location, "hostname" | "port" | "protocol">): string =>
  `${cookie}; domain=${siteOfPage(location).hostname}; path=/; SameSite=Lax; max-age=31536000`;

/**
 * The three things that can be done here, until somebody has read them. This browser remembers it: in a company each
 * proposal has a host of its own.
 */
export function FirstVisit() {
  const [isKnown, setIsKnown] = useRemembered("first-visit", false, isFlag);
  if (isKnown || document.cookie.split("; ").includes(cookie)) return null;
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes: the focus goes on to what comes first in the pane.
    currentTarget.closest("section:not([data-first])")?.querySelector("input")?.focus();
    document.cookie = knownCookie(window.location);
    setIsKnown(true);
  };
  return (
    <Card data-first aria-labelledby="forste-gang">
      <header>
        <h3 id="forste-gang">{text("first.title")}</h3>
        <Button variant="secondary" onClick={close}>
          {text("first.close")}
        </Button>
      </header>
      <Stack as="ol" $gap="0.375rem">
        {steps.map(({ name, icon }) => (
          <li key={name}>
            <Icon path={icon} />
            <p>
              <strong>{text(`first.${name}`)}</strong> {text(`first.${name}.text`)}
            </p>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: 0.5rem;
  margin-block: 0.5rem;
  padding: 0.5rem 0.75rem;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surfaceSubtle};
  font-size: ${theme.font.sizeSm};

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
  }

  & h3 {
    font-size: ${theme.font.sizeSm};
  }

  & li {
    display: flex;
    gap: 0.75rem;
  }

  & p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & button[data-variant] {
    min-height: 2rem;
    padding: 0.25rem 0.75rem;
    border-width: 1px;
    font-size: ${theme.font.sizeSm};
    white-space: nowrap;
  }

  & strong {
    display: block;
    color: ${theme.color.text};
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
  }
`;
