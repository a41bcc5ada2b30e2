import { cosine, decay, exponential, power, RATE, samples, sine } from '../core/number.ts';

/** A string over a bridge that it grazes. */
export interface StringSpec {
  /** Of the first partial, in Hz. */
  frequency: number;
  /** Partials rise by √(1 + stiffness · n²). */
  stiffness: number;
  /** Where the string's underside may touch, as a part of its length from the thread at its end; 0 where nothing is touched. */
  edge: number;
  /** How far the edge stands above the string at rest, in parts of a pluck's height; negative below it. */
  rise: number;
  /** Seconds in which the first partial falls by 60 dB. */
  ring: number;
  /** How fast high partials fade: 1 is steel on wood. */
  loss: number;
}

export interface Pluck {
  /** Seconds from the beginning. */
  at: number;
  /** 0..1, the height to which the finger lifts the string. */
  force: number;
  /** Where, as a part of the length. */
  place: number;
  /** Seconds that the finger needs: a soft one is slow. */
  finger: number;
  /** A pitch that is reached later: cents above the string's, `seconds` after the pluck. */
  glide?: { from: number; to: number; seconds: number } | undefined;
}

const HIGHEST = 11_500;
const BLOCK = 32;

/**
 * A string that keeps sounding from pluck to pluck, as the force on its bridge.
 *
 * It is a sum of its modes, each stepped exactly. Below it, near the end, stands an edge on which it may lie and from which it
 * cannot be drawn down: the bridge of tanpura and vīṇā, as Valette and Cuesta describe it, and Issanchou, Bilbao, Le Carrou,
 * Touzé and Doaré measured and simulated it (J. Sound Vib. 393, 2017, 229). Each time the wave slams the string on the edge, energy of low
 * partials goes to high ones: the jvārī, and nothing else in here makes it.
 */
export function soundingString(spec: StringSpec, plucks: readonly Pluck[], seconds: number): Float32Array {
  const count = Math.min(170, Math.floor(HIGHEST / spec.frequency));
  const modes = new Modes(spec, count);
  const out = new Float32Array(samples(seconds));
  let coming = 0;
  let current: Pluck | undefined;
  for (let index = samples(plucks[0]?.at ?? seconds); index < out.length; index++) {
    const next = plucks[coming];
    if (next && index >= samples(next.at)) {
      current = next;
      coming++;
      modes.pluckedAt(next.place);
      modes.tune(spec.frequency * centsUp(next.glide?.from ?? 0));
    }
    const since = current ? index / RATE - current.at : 0;
    if (current?.glide && index % BLOCK === 0 && since < current.glide.seconds + 0.01) {
      const { from, to, seconds: whole } = current.glide;
      const share = Math.min(1, since / whole);
      modes.tune(spec.frequency * centsUp(from + (to - from) * share * share * (3 - 2 * share)));
    }
    out[index] = modes.step(current ? fingerForce(current, since) : 0, current ? since < current.finger : false);
  }
  return out;
}

const centsUp = (cents: number): number => power(2, cents / 1200);

/** The finger draws slowly, and lets go within a millisecond and a half. */
function fingerForce({ force, finger }: Pluck, since: number): number {
  if (since < finger) return force * 0.5 * (1 - cosine(since / finger / 2));
  const gone = (since - finger) / 0.0015;
  return gone < 1 ? force * 0.5 * (1 + cosine(gone / 2)) : 0;
}

class Modes {
  private readonly now: Float64Array;
  private readonly before: Float64Array;
  private readonly twice: Float64Array;
  private readonly back: Float64Array;
  private readonly push: Float64Array;
  private readonly atEdge: Float64Array;
  private readonly atFinger: Float64Array;
  private readonly rise: number;
  private held = 1;
  private give = 0;

  private readonly spec: StringSpec;
  private readonly count: number;

  constructor(spec: StringSpec, count: number) {
    this.spec = spec;
    this.count = count;
    const numbers = () => new Float64Array(count);
    [this.now, this.before, this.twice, this.back] = [numbers(), numbers(), numbers(), numbers()];
    [this.push, this.atEdge, this.atFinger] = [numbers(), numbers(), numbers()];
    for (let mode = 0; mode < count; mode++) this.atEdge[mode] = spec.edge > 0 ? sine(((mode + 1) * spec.edge) / 2) : 0;
    this.rise = spec.rise * spec.edge;
    this.tune(spec.frequency);
  }

  /** The exact step of each mode at this pitch, of a force that lasts a sample. */
  tune(frequency: number): void {
    const { spec } = this;
    let give = 0;
    for (let mode = 0; mode < this.count; mode++) {
      const n = mode + 1;
      const at = n * frequency * Math.sqrt(1 + spec.stiffness * n * n);
      const kilo = at / 1000;
      const ring = 1 / (1 / spec.ring + spec.loss * (0.045 * kilo + 0.0075 * kilo * kilo));
      const shrink = decay(ring);
      this.twice[mode] = 2 * shrink * cosine(at / RATE);
      this.back[mode] = -shrink * shrink;
      // In units of the string's own: a steady force 1 in its middle lifts the first mode by about 1.
      this.push[mode] = (shrink * sine(at / RATE) * 2 * Math.PI * frequency * frequency) / (at * RATE);
      give += (this.push[mode] as number) * (this.atEdge[mode] as number) * (this.atEdge[mode] as number);
    }
    this.give = give;
  }

  pluckedAt(place: number): void {
    for (let mode = 0; mode < this.count; mode++) {
      const n = mode + 1;
      // A fingertip is some millimetres wide: it does not lift what is finer.
      this.atFinger[mode] = sine((n * place) / 2) * exponential(-n * n * 0.00009);
    }
    this.held = decay(0.12);
  }

  /** @returns the force on the bridge, of one sample */
  step(finger: number, isHeld: boolean): number {
    const { now, before, twice, back, push, atEdge, atFinger, count } = this;
    const keep = isHeld ? this.held : 1;
    let edge = 0;
    let force = 0;
    for (let mode = 0; mode < count; mode++) {
      const was = (now[mode] as number) * keep;
      let will = (twice[mode] as number) * was + (back[mode] as number) * (before[mode] as number) * keep;
      if (finger !== 0) will += (push[mode] as number) * (atFinger[mode] as number) * finger;
      before[mode] = was;
      now[mode] = will;
      edge += (atEdge[mode] as number) * will;
      force += (mode + 1) * will;
    }
    const under = this.spec.edge > 0 ? this.rise - edge : 0;
    if (under <= 0) return force / count;
    // The edge gives nothing back: what it pushes is just what keeps the string on it.
    const lift = under / this.give;
    for (let mode = 0; mode < count; mode++) {
      const pushed = (push[mode] as number) * (atEdge[mode] as number) * lift;
      now[mode] = (now[mode] as number) + pushed;
      force += (mode + 1) * pushed;
    }
    return force / count;
  }
}
