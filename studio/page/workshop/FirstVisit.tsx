import { type MouseEvent } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { checkIcon } from "#ui/graphics/icons/interface/checkIcon.ts";
import { theme } from "#ui/theme/theme.ts";
import { icons } from "../parts/icons.ts";
import { isFlag, useRemembered } from "../parts/useRemembered.ts";
import { text } from "../texts.ts";

const steps = [
  { name: "pick", icon: icons.pick },
  { name: "write", icon: icons.write },
  { name: "save", icon: checkIcon },
] as const;

/** The three things that can be done here, until somebody has read them: this browser remembers it. */
export function FirstVisit() {
  const [isKnown, setIsKnown] = useRemembered("first-visit", false, isFlag);
  if (isKnown) return null;
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes: the focus goes on to what comes first in the pane.
    currentTarget.closest("section:not([data-first])")?.querySelector("input")?.focus();
    setIsKnown(true);
  };
  return (
    <Card data-first aria-labelledby="forste-gang">
      <h3 id="forste-gang">{text("first.title")}</h3>
      <ol>
        {steps.map(({ name, icon }) => (
          <li key={name}>
            <Icon path={icon} />
            <p>
              <strong>{text(`first.${name}`)}</strong> {text(`first.${name}.text`)}
            </p>
          </li>
        ))}
      </ol>
      <Button variant="secondary" onClick={close}>
        {text("first.close")}
      </Button>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  justify-items: start;
  gap: 0.625rem;
  margin-block: 0.75rem;
  padding: 0.75rem 1rem;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surfaceSubtle};
  font-size: ${theme.font.sizeSm};

  & > h3 {
    font-size: ${theme.font.sizeMd};
  }

  & > ol {
    display: grid;
    gap: 0.5rem;
  }

  & li {
    display: flex;
    gap: 0.75rem;
  }

  & p {
    color: ${theme.color.textSubtle};
  }

  & > button[data-variant] {
    min-height: 2.25rem;
    padding: 0.25rem 0.75rem;
    border-width: 1px;
    font-size: ${theme.font.sizeSm};
  }

  & strong {
    display: block;
    color: ${theme.color.text};
    font-weight: ${theme.font.weightStrong};
  }
`;
