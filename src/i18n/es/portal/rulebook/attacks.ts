import type { attacks as en } from '../../../en/portal/rulebook/attacks';

export const attacks = {
  'PORT-144': 'Para atacar cuerpo a cuerpo hace falta un enemigo en contacto y al frente.',
  'PORT-145':
    'Quien lleva un arma a distancia puede atacar así también a un enemigo a 5 cm como mucho, al frente y visible al menos en parte.',
  'PORT-146': 'Cuerpo a cuerpo se tira el dado de quien ataca.',
  'PORT-147': 'Un ataque cuerpo a cuerpo acierta con un total de 5 o más.',
  'PORT-148': 'Por la retaguardia, un ataque tiene +2.',
  'PORT-149': 'Por un flanco tiene +1. Solo los vehículos y las piezas tienen flancos.',
  'PORT-150': 'El lado atacado es la orientación del blanco en la que está el centro de quien ataca.',
  'PORT-151': 'Cuerpo a cuerpo, la visión parcial resta 1 solo si no se tocan.',
  'PORT-152': 'Un soldado, una montura o un jinete hace un ataque cuerpo a cuerpo contra un blanco.',
  'PORT-153': 'El blanco no devuelve el golpe. Ataca en su propio turno.',
  'PORT-154': 'Un vehículo con algún tripulante vivo hace un ataque cuerpo a cuerpo con el dado del vehículo.',
  'PORT-155':
    'Una pieza hace un ataque cuerpo a cuerpo con el dado de la tripulación por cada tripulante vivo, hacia su frente.',
  'PORT-156': 'En un asedio, los miembros de una unidad atacan uno tras otro, por su número.',
  'PORT-157':
    'Cada uno ataca al blanco legal más cercano, salvo que nombres otro. Si un blanco ya no está, vale el siguiente más cercano.',
  'PORT-158': 'Un arma a dos manos tiene +1 cuerpo a cuerpo.',
  'PORT-159': 'La lanza de caballería tiene otro +1 cuerpo a cuerpo en el turno en que su portador carga.',
  'PORT-160': 'Las picas al frente anulan el +1 de la carga.',
  'PORT-161': 'Para disparar hace falta un arma a distancia, un arma de vehículo o una pieza.',
  'PORT-162': 'El blanco es un enemigo que tengas al frente.',
  'PORT-163': 'Un blanco a menos de R está a corto alcance.',
  'PORT-164': 'De R al doble de R es largo alcance, y el ataque tiene −1.',
  'PORT-165': 'Más allá del doble de R, el arma no llega.',
  'PORT-166': 'Otra figura se ve por completo, en parte o nada. Lo deciden cinco líneas de visión.',
  'PORT-167': 'Las figuras en pie de otras unidades tapan la vista. Las de la unidad que dispara y las del blanco no.',
  'PORT-168': 'Solo se dispara a lo que se ve, al menos en parte. Las piezas de tiro curvo no necesitan ver.',
  'PORT-169': 'La visión parcial da −1 al disparo.',
  'PORT-170': 'Un soldado, montura o jinete dispara con su propio dado; un arma de vehículo, con el dado del vehículo.',
  'PORT-171': 'Un disparo acierta con un total de 5 o más.',
  'PORT-172': 'El +1 de flanco y el +2 de retaguardia valen para los disparos como en el cuerpo a cuerpo.',
  'PORT-173': 'Estar en contacto con un enemigo ni impide ni cambia un disparo.',
  'PORT-174': 'La munición no se acaba nunca.',
  'PORT-175':
    'Un vehículo dispara tantas armas útiles como tripulantes vivos tenga, cada una una vez y a su propio blanco.',
  'PORT-176': 'En un asedio, la unidad que dispara nombra una unidad enemiga.',
  'PORT-177':
    'Todos los que tienen tiro disparan a la figura legal más cercana de esa unidad, por orden de número. Tras cada baja vuelven a elegir.',
  'PORT-178': 'En una escaramuza, quien dispara nombra la figura.',
  'PORT-179':
    'Un arma de ráfaga hace varios ataques a su blanco. Si cae, los que sobran van a la siguiente figura legal más cercana de su unidad, o se pierden.',
  'PORT-180': 'Un arma con pegada tiene +1 a corto alcance.',
  'PORT-181': 'Un arma de apoyo firme tiene −1 si quien dispara se ha movido en este turno.',
  'PORT-182': 'Un arma antivehículo tiene +1 contra vehículos y piezas.',
  'PORT-183': 'Disparar de frente a un escudo tiene −1.',
  'PORT-184': 'Todos los modificadores que valen se suman.',
  'PORT-185': 'A cada impacto le sigue en el acto una tirada de salvación.',
  'PORT-186': 'El soldado, montura o jinete alcanzado tira su dado: con 4 o más sobrevive, con menos se retira.',
  'PORT-187': 'Quien sobrevive queda como nuevo.',
  'PORT-188': 'Varios impactos en una figura se tiran uno a uno, hasta que caiga.',
  'PORT-189': 'Un vehículo alcanzado recibe una ficha de impacto. La ficha en sí no hace nada.',
  'PORT-190': 'Su dado se tira una vez por cada tripulante vivo, por orden, y luego una vez por cada arma útil.',
  'PORT-191': 'Con menos de 4, ese tripulante cae.',
  'PORT-192': 'Con menos de 4, esa arma queda inservible el resto de la partida.',
  'PORT-193':
    'Si una de esas tiradas saca la cara más alta del dado del vehículo, estalla la munición: vehículo, tripulación y armas quedan destruidos y no se tira más.',
  'PORT-194': 'Un vehículo creado sin armas no lleva munición y no puede estallar.',
  'PORT-195': 'La explosión no daña a nadie fuera del vehículo.',
  'PORT-196':
    'Un vehículo terrestre sin tripulación viva queda abandonado: sigue en la mesa, no es de nadie y no puede actuar ni ser atacado.',
  'PORT-197': 'Un vehículo volador sin tripulación viva queda destruido.',
  'PORT-198':
    'Un impacto en una pieza se tira una vez con el dado de la tripulación. Con menos de 4 cae un tripulante.',
  'PORT-199': 'Una pieza sin tripulación viva queda abandonada.',
  'PORT-200':
    'Un soldado en contacto con un vehículo o pieza abandonados que no eran de su bando puede usar su acción para tirar un D6 por él.',
  'PORT-201':
    'Con un 6 en el dado, sin contar modificadores, se sube: deja la mesa como figura, pasa a ser su tripulación, y aquello es una nueva unidad de su bando.',
  'PORT-202': 'Con cualquier otra cara queda destruido.',
  'PORT-203':
    'Un soldado en contacto con un vehículo o pieza abandonados de su propio bando puede usar su acción para tripularlo sin tirar, hasta completar la tripulación original.',
} satisfies typeof en;
