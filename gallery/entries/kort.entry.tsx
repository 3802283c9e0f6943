import styled from "styled-components";
import { Amount } from "#ui/Amount.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.ts";
import { CardFoot } from "#ui/CardFoot.ts";
import { CardGrid } from "#ui/CardGrid.ts";
import { CardHead } from "#ui/CardHead.ts";
import { cardLinkStyle } from "#ui/cardLinkStyle.ts";
import { Icon } from "#ui/Icon.tsx";
import type { IconName } from "#ui/iconPaths.ts";
import type { GalleryEntry } from "../GalleryEntry.ts";

interface ExampleProps {
  readonly icon: IconName;
  readonly name: string;
  readonly price: string;
}

function Example({ icon, name, price }: ExampleProps) {
  return (
    <Card data-clickable="">
      <CardHead>
        <Icon name={icon} />
        <h3>{name}</h3>
      </CardHead>
      <p>Avtale 11000001</p>
      <p>
        <Badge tone="info">Fornyelse</Badge>
      </p>
      <CardFoot>
        <Amount value={price} unit="kr/md" size="card" />
        <CardLink href="https://detaljer.example/" aria-label={`Se detaljer om ${name}`}>
          Se detaljer
        </CardLink>
      </CardFoot>
    </Card>
  );
}

const CardLink = styled.a`
  ${cardLinkStyle}
`;

export const entry: GalleryEntry = {
  id: "kort",
  title: "Kort",
  group: "Byggeklosser",
  description: [
    "En flate for én ting: hva det er, tilstand, pris, og hvor det fører, i den rekkefølgen. Hele kortet kan trykkes, men har én lenke.",
    "Flatt, hevet, med ramme eller farget: det bestemmer merket.",
  ],
  docs: "building-blocks",
  states: [
    {
      name: "Enkelt",
      render: () => (
        <Card>
          <h3>Samlerabatt</h3>
          <p>Jo flere forsikringer, jo mer sparer du.</p>
        </Card>
      ),
    },
    { name: "Som kan trykkes", render: () => <Example icon="car" name="Bil" price="612" /> },
    {
      name: "Flere",
      render: () => (
        <CardGrid>
          <li>
            <Example icon="car" name="Bil" price="612" />
          </li>
          <li>
            <Example icon="house" name="Hus" price="1 034,50" />
          </li>
          <li>
            <Example icon="suitcase" name="Reiseforsikring med et langt navn" price="189" />
          </li>
        </CardGrid>
      ),
    },
  ],
};
