import { threeTapsTo } from '../support/firstMove';

describe('the first own move of Morth', () => threeTapsTo('morth', 'action:rollWave', 'turn:price'));
