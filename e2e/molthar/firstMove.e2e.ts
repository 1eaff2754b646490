import { threeTapsTo } from '../support/firstMove';

describe('the first own move of Molthar', () => threeTapsTo('molthar', 'action:takePearl', 'action:choose'));
