import { activate, play, position, refusal } from './support';

/** Card, hand cards played, Diamonds spent; the hand holds just these cards and the player just these Diamonds. */
type Case = [rule: string, id: string, payment: string, diamonds: number];

function paying(id: string, payment: string, diamonds: number) {
  return position({ players: [{ hand: payment, portal: id, diamonds }, {}] });
}

const PAID: Case[] = [
  ['MOL-095 exactly those values', 'unicorn-1', '1 2 3 4', 0],
  ['MOL-095 in any order', 'unicorn-1', '4 2 1 3', 0],
  ['MOL-095 a value as often as it is shown', 'giant-1', '6 6 8 8', 0],
  ['MOL-095 five values', 'hood-1', '4 5 6 7 8', 0],
  ['MOL-096 a pair of 1s', 'goblin-1', '1 1', 0],
  ['MOL-096 a pair of 8s', 'goblin-1', '8 8', 0],
  ['MOL-096 three of a kind', 'hound-1', '5 5 5', 0],
  ['MOL-096 four of a kind', 'warden-1', '2 2 2 2', 0],
  ['MOL-097 two different pairs', 'wraith-1', '3 3 7 7', 0],
  ['MOL-097 two equal pairs', 'wraith-1', '4 4 4 4', 0],
  ['MOL-098 three cards totalling 7', 'medusa-1', '1 2 4', 0],
  ['MOL-098 three cards totalling 7 with a pair', 'medusa-1', '1 1 5', 0],
  ['MOL-098 three cards totalling 10', 'forestboy-1', '8 1 1', 0],
  ['MOL-098 three cards totalling 20', 'barbarian-1', '8 8 4', 0],
  ['MOL-099 two cards totalling 10', 'monkey-1', '8 2', 0],
  ['MOL-099 eight cards totalling 10', 'monkey-1', '1 1 1 1 1 1 2 2', 0],
  ['MOL-100 the first alternative', 'wisp36-1', '3 3 3', 0],
  ['MOL-100 the second alternative', 'wisp36-1', '6 6 6', 0],
  ['MOL-100 the first alternative of the other', 'wisp45-1', '4 4 4', 0],
  ['MOL-100 the second alternative of the other', 'wisp45-1', '5 5 5', 0],
  ['MOL-101 the pearls and the Diamond', 'pirate-1', '2 2 2', 1],
  ['MOL-102 three different even values', 'halfeven-1', '2 4 8', 0],
  ['MOL-102 the same even value three times', 'halfeven-1', '6 6 6', 0],
  ['MOL-103 three different odd values', 'halfodd-1', '1 5 7', 0],
  ['MOL-103 the same odd value three times', 'halfodd-1', '3 3 3', 0],
  ['MOL-104 any pair and two 6s', 'gnome-1', '1 1 6 6', 0],
  ['MOL-104 four 6s', 'gnome-1', '6 6 6 6', 0],
  ['MOL-105 the lowest three', 'wizard-1', '1 2 3', 0],
  ['MOL-105 the highest three', 'wizard-1', '8 6 7', 0],
  ['MOL-105 the lowest five', 'hatter-1', '1 2 3 4 5', 0],
  ['MOL-105 the highest five', 'hatter-1', '4 5 6 7 8', 0],
];

const NOT_PAID: Case[] = [
  ['MOL-095 a wrong value', 'unicorn-1', '1 2 3 5', 0],
  ['MOL-095 a value missing', 'giant-1', '6 6 8', 0],
  ['MOL-095 the wrong value doubled', 'giant-1', '6 6 6 8', 0],
  ['MOL-096 two different values', 'goblin-1', '7 8', 0],
  ['MOL-096 three with a stranger', 'hound-1', '5 5 4', 0],
  ['MOL-096 a pair for three of a kind', 'hound-1', '5 5', 0],
  ['MOL-096 three for four of a kind', 'warden-1', '2 2 2', 0],
  ['MOL-097 three and one', 'wraith-1', '3 3 3 7', 0],
  ['MOL-097 one pair only', 'wraith-1', '3 3', 0],
  ['MOL-098 a total of 8', 'medusa-1', '1 2 5', 0],
  ['MOL-098 two cards with the right total', 'medusa-1', '3 4', 0],
  ['MOL-098 four cards with the right total', 'medusa-1', '1 1 1 4', 0],
  ['MOL-098 a total of 19', 'barbarian-1', '8 8 3', 0],
  ['MOL-099 a total of 9', 'monkey-1', '4 5', 0],
  ['MOL-099 a total of 11', 'monkey-1', '3 8', 0],
  ['MOL-099 no card at all', 'monkey-1', '', 0],
  ['MOL-100 a mixture', 'wisp36-1', '3 3 6', 0],
  ['MOL-100 both alternatives at once', 'wisp36-1', '3 3 3 6 6 6', 0],
  ['MOL-101 without the Diamond', 'pirate-1', '2 2 2', 0],
  ['MOL-101 two Diamonds', 'pirate-1', '2 2 2', 2],
  ['MOL-102 one odd value', 'halfeven-1', '2 4 5', 0],
  ['MOL-102 two even values', 'halfeven-1', '2 4', 0],
  ['MOL-103 one even value', 'halfodd-1', '1 3 4', 0],
  ['MOL-103 four odd values', 'halfodd-1', '1 3 5 7', 0],
  ['MOL-104 one 6 in a pair and a stranger', 'gnome-1', '6 6 6 3', 0],
  ['MOL-104 two pairs without 6s', 'gnome-1', '3 3 5 5', 0],
  ['MOL-105 a gap', 'wizard-1', '1 2 4', 0],
  ['MOL-105 a doubled value', 'wizard-1', '4 4 5', 0],
  ['MOL-105 on from 8 to 1', 'wizard-1', '7 8 1', 0],
  ['MOL-105 five on from 8 to 1', 'hatter-1', '6 7 8 1 2', 0],
  ['MOL-105 four for a straight of five', 'hatter-1', '2 3 4 5', 0],
  ['MOL-105 five for a straight of three', 'wizard-1', '2 3 4 5 6', 0],
  ['MOL-106 one card in two places', 'giant-1', '6 8', 0],
  ['MOL-106 one pair for two pairs', 'gnome-1', '6 6', 0],
  ['MOL-106 three cards for two pairs', 'wraith-1', '5 5 5', 0],
];

test.each(PAID)('%s pays %s with %s and %i Diamonds', (_, id, payment, diamonds) => {
  const state = paying(id, payment, diamonds);
  const after = play(state, activate(id, payment, diamonds));
  expect(after.players[0].hand).toEqual([]);
  expect(after.players[0].activated).toHaveLength(1);
});

test.each(NOT_PAID)('%s does not pay %s with %s and %i Diamonds', (_, id, payment, diamonds) => {
  const state = paying(id, payment, diamonds);
  expect(refusal(state, activate(id, payment, diamonds))).toBeDefined();
});
