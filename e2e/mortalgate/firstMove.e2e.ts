import { threeTapsTo } from '../support/firstMove';

describe('the first own move of MortalGate', () => threeTapsTo('mortalgate', 'action:order', 'table:mortalgate'));
